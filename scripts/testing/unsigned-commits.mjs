import { env } from "node:process";

/** Whoever signs their commits may be asked for each: those of the tests, in repositories of their own, are not signed. */
if (!env.GIT_CONFIG_COUNT)
  Object.assign(env, { GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: "commit.gpgsign", GIT_CONFIG_VALUE_0: "false" });
