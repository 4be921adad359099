import { mayTellGatsby } from "./told-to-gatsby.mjs";

test.each([
  ["a query", "const data = useStaticQuery(graphql`query Site { site { id } }`);"],
  ["a query of a compiled module", "exports.query = (0, _gatsby.graphql)`fragment F on File { id }`;"],
  ["the head of a page", "export const Head = () => <title>Notícias</title>;"],
  ["a head below other code", 'import { Page } from "./Page";\nexport const Head = () => <title>Notícias</title>;'],
  ["a head from elsewhere", 'export { default, Head } from "../features/errors/ErrorPage";'],
  ["a head on lines of its own", 'export {\n  default,\n  Head,\n} from "../features/errors/ErrorPage";'],
  ["when a page is made", "export const config = async () => () => ({ defer: true });"],
  ["a page made on demand", "export async function getServerData() {}"],
  ["a slice", 'return <Slice alias="footer" />;'],
  ["what CommonJS exports", "exports.Head = Head;"],
])("%s is for Gatsby to read", (_, code) => expect(mayTellGatsby(code)).toBe(true));

test.each([
  ["a mention", "// What graphql gives is read here; <Head> and config as well."],
  ["a picture", 'import { getImage } from "gatsby-plugin-image";'],
  ["nothing", ""],
])("%s is not", (_, code) => expect(mayTellGatsby(code)).toBe(false));
