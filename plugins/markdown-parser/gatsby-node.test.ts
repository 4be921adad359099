import { onCreateWebpackConfig } from "./gatsby-node";
import { parseAhead } from "./parse-ahead.cjs";

jest.mock("./parse-ahead.cjs", () => ({ parseAhead: jest.fn() }));

const bodies: Readonly<Record<string, readonly (string | undefined)[]>> = {
  News: ["Um", undefined],
  Ministry: ["Dois"],
};
const at = (stage: string) =>
  Reflect.apply(onCreateWebpackConfig, undefined, [
    { stage, getNodesByType: (type: string) => bodies[type]?.map((content) => ({ internal: { content } })) },
    { types: ["News", "Ministry"] },
  ]);

it("has the bodies of all its types parsed from the last stage before the queries on", () => {
  at("build-javascript");
  expect(parseAhead).not.toHaveBeenCalled();
  at("build-html");
  expect(parseAhead).toHaveBeenCalledWith(["Um", "Dois"]);
});
