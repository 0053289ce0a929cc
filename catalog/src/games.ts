/** Every game, one line each. */
export { entry as breach } from '@orrery/breach/about';
export { entry as connectFour } from '@orrery/connect-four/about';
export { entry as cosmos } from '@orrery/cosmos/about';
export { entry as dogfight } from '@orrery/dogfight/about';
export { entry as entanglion } from '@orrery/entanglion/about';
export { entry as entropy } from '@orrery/entropy/about';
export { entry as liarsDice } from '@orrery/liars-dice/about';
