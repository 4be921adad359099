import { DefinePlugin } from "webpack";
import { defineSettingsOnly } from "./webpack-speed";

test("code is compiled with the site's settings and nothing else of the environment", () => {
  const definitions = {
    "process.env": "({})",
    "process.env.NODE_ENV": '"production"',
    "process.env.BUILD_STAGE": '"build-html"',
    "process.env.GATSBY_FORMS_URL": '"https://formspree.io/f"',
    "process.env.GATSBY_CPU_COUNT": '"1"',
    "process.env.GATSBY_LOGGER": '"yurnalist"',
    "process.env.DEPLOY_ID": '"5f1b"',
    "process.env.SECRET": '"example"',
    __BASE_PATH__: '""',
  };
  const plugin = new DefinePlugin(definitions);
  defineSettingsOnly({ plugins: [plugin] });
  expect(Object.keys(plugin.definitions)).toEqual([
    "process.env",
    "process.env.NODE_ENV",
    "process.env.BUILD_STAGE",
    "process.env.GATSBY_FORMS_URL",
    "__BASE_PATH__",
  ]);
});
