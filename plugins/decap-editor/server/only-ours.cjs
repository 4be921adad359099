// Loaded into decap-server before its own code.
const childProcess = require("node:child_process");
const { IncomingMessage, Server, ServerResponse } = require("node:http");

// A start that was killed can't tell us to end.
process.once("disconnect", () => process.exit());

const { emit } = Server.prototype;
const { spawn } = childProcess;

/**
 * It answers to whoever knows the key of this start, and to nobody else. By itself it asks neither for a password nor for the
 * Host, so that a page whose name points at this machine could save. It knows nobody's name either: git takes the author of
 * what it commits from the environment, and requests come one at a time (editor.ts).
 * @this {import("node:http").Server} @param {unknown[]} args
 */
Server.prototype.emit = function emitForOurs(...args) {
  const [name, request, response] = args;
  const isRequest = name === "request" && request instanceof IncomingMessage && response instanceof ServerResponse;
  if (isRequest && request.headers["x-editor-key"] !== process.env.EDITOR_KEY) {
    response.writeHead(403).end();
    return true;
  }
  if (isRequest)
    process.env.GIT_AUTHOR_NAME = decodeURIComponent(String(request.headers["x-editor-author"] ?? "")) || "?";
  return Reflect.apply(emit, this, args);
};

/**
 * What a draft changed is told by `git diff editor cms/…`, in which everything that was published since shows as taken away:
 * a draft would open with another entry's text. With three dots it is what changed on the draft's side. No configured command
 * shows a difference in its own way (git.ts).
 * @param {string} command @param {readonly string[]} args @param {import("node:child_process").SpawnOptions} options
 */
function spawnWithDraftsAlone(command, args, options) {
  if (command !== "git" || args[0] !== "diff") return spawn(command, args, options);
  const isDraft = args.length === 3 && args[2]?.startsWith("cms/");
  const compared = isDraft ? [`${args[1]}...${args[2]}`] : args.slice(1);
  return spawn(command, ["diff", "--no-ext-diff", "--no-textconv", ...compared], options);
}
Reflect.set(childProcess, "spawn", spawnWithDraftsAlone);
