import { EditorError, explain } from "./explain";

afterEach(() => jest.restoreAllMocks());

it("hands on what was said in Portuguese, and addresses; explains the rest, also where URL.canParse is not there", () => {
  // Chrome 114 to 119.
  jest.spyOn(URL, "canParse").mockImplementation(() => {
    throw new TypeError("URL.canParse is not a function");
  });
  const { message } = new EditorError("a lista não pôde ser lida.");
  expect(explain(message)).toBe(message);
  expect(explain("https://www.githubstatus.com")).toBe("https://www.githubstatus.com");
  expect(explain("Failed to fetch")).toContain("aconteceu um erro");
  expect(explain({ status: 404 })).not.toContain("aconteceu um erro");
});
