import { parentPort, workerData } from "node:worker_threads";
import { serializedTree } from "./serialized-tree.mjs";

for (const [index, text] of workerData.entries()) parentPort?.postMessage([index, serializedTree(text)]);
