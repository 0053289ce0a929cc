/**
 * Which messages these are. A page says it when it connects (`/socket?speaks=2`); one that was opened before an update of the
 * server is told so and loads itself anew. Raise it when a page of before would misunderstand the server, or the server it.
 */
export const PROTOCOL = 2;

/** Why the server closes the socket of a page that speaks another protocol. */
export const OUTDATED = 4426;
