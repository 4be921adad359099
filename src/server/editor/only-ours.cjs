// Loaded into decap-server before its own code: it answers to whoever knows the key of this start, and to nobody else. By
// itself it asks neither for a password nor for the Host, so that a page whose name points at this machine could save.
const { IncomingMessage, Server, ServerResponse } = require("node:http");

const { emit } = Server.prototype;

/** @this {import("node:http").Server} @param {unknown[]} args */
Server.prototype.emit = function emitForOurs(...args) {
  const [name, request, response] = args;
  const isRefused =
    name === "request" &&
    request instanceof IncomingMessage &&
    response instanceof ServerResponse &&
    request.headers["x-editor-key"] !== process.env.EDITOR_KEY;
  if (isRefused) response.writeHead(403).end();
  return isRefused || Reflect.apply(emit, this, args);
};
