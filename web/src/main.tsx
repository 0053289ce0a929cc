import { render } from 'preact';
import { App } from './app.tsx';
import { keepOffline } from './offline/register.ts';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/buttons.css';
import './parts/parts.css';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');
// Two slashes at the front would be read as the name of another host.
if (location.pathname.startsWith('//'))
  history.replaceState(history.state, '', location.pathname.replace(/^\/+/, '/') + location.search + location.hash);

render(<App />, root);
keepOffline();
