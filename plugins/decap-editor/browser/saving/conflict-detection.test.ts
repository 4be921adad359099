import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { GitHubBackend } from "decap-cms-backend-github";
import { faults } from "../../../../e2e/github/faults";
import { type GitHub, startGitHub } from "../../../../e2e/github/server";
import { model } from "../../../../src/content-types";
import { goBackTo, keepHistory, versionsOf } from "../history/versions";
import { explain } from "../hooks/explain";
import { addedTo, draftKept, draftRestored, newTextBegins, noteAdded, wasSent } from "./base-revision";
import { detectConflicts } from "./conflict-detection";
import { askInOurWords } from "./requests";

jest.mock("./publication", () => ({ setRepository: () => undefined, noteSave: () => undefined }));
jest.mock("../settings", () => ({ today: () => "2026-06-15" }));

// Processes of git, of which each change needs many.
jest.setTimeout(60_000);

// Decap's package looks for a browser's storage as soon as it is imported.
jest.spyOn(console, "log").mockImplementation();

const page = "content/news/retiro/index.md";
const other = "content/news/assembleia/index.md";
const linked = "content/documents/edital/index.md";
const entry = (fields: string, body = "") => `---\n${fields}\n---\n\n${body}\n`;
/** What an editor saves: the check has nothing against it. */
const written = (summary: string) =>
  entry(`title: Retiro\nkind: noticia\ndate: 2026-01-02\nsummary: ${summary}`, "Texto.");
const [B, C, novo] = [written("B"), written("C"), written("Novo")];
const first: Readonly<Record<string, string>> = {
  [page]: entry("title: Retiro\nkind: noticia\ndate: 2026-01-02\nsummary: Em maio."),
  [other]: entry(
    "title: Assembleia\nkind: noticia\ndate: 2026-01-02\nsummary: Em dezembro.",
    "[Edital](documento:edital)",
  ),
  [linked]: entry("title: Edital\ncategory: Atas\ndate: 2026-01-02\nfile: edital.pdf"),
  "content/documents/edital/edital.pdf": "%PDF-1.4",
  "content/settings/site.yml": "name: OPBB-SP\n",
};

let folder = "";
let start = "";
let github: GitHub;

const run = (at: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Dev", "-c", "user.email=dev@example.org", ...args], {
    cwd: join(folder, at),
    encoding: "utf8",
  }).trimEnd();
const stored = (path: string) =>
  execFileSync("git", ["show", `main:${path}`], { cwd: join(folder, "repo.git"), encoding: "utf8" });
const commits = () => Number(run("repo.git", "rev-list", "--count", "main"));

/** A commit that no branch holds yet, by a word that it brings. */
function unreachable(word: string): string {
  const made = run("repo.git", "fsck", "--unreachable", "--no-reflogs").match(/(?<=commit )\w+/g) ?? [];
  return made.find((commit) => run("repo.git", "log", "-1", "--format=%H", `-S${word}`, commit) === commit) ?? "";
}

/** Somebody else's push. */
function push(change: Readonly<Record<string, string | null>>): void {
  run("work", "fetch", "-q", join(folder, "repo.git"), "main");
  run("work", "reset", "-q", "--hard", "FETCH_HEAD");
  for (const [path, text] of Object.entries(change)) {
    mkdirSync(dirname(join(folder, "work", path)), { recursive: true });
    if (text === null) rmSync(join(folder, "work", path));
    else writeFileSync(join(folder, "work", path), text);
  }
  run("work", "add", "-A");
  run("work", "commit", "-q", "-m", "of another");
  run("work", "push", "-q", join(folder, "repo.git"), "main");
}

beforeAll(async () => {
  jest.spyOn(console, "error").mockImplementation();
  askInOurWords();
  folder = mkdtempSync(join(tmpdir(), "saving-"));
  mkdirSync(join(folder, "work"));
  run("work", "init", "-q", "-b", "main");
  run(".", "init", "-q", "--bare", "-b", "main", "repo.git");
  run("work", "commit", "-q", "--allow-empty", "-m", "first");
  run("work", "push", "-q", join(folder, "repo.git"), "main");
  push(first);
  start = run("repo.git", "rev-parse", "main");
  const accounts = [
    { id: 1, login: "marta", name: "Marta Modelo", permission: "write" },
    { id: 2, login: "leo", name: "Leo Leitor", permission: "read" },
    { id: 3, login: "nina", name: "Nina Ninguém", permission: "none" },
  ] as const;
  github = await startGitHub({ folder: join(folder, "repo.git"), accounts });
});

afterEach(() => {
  expect(github.unknown).toEqual([]);
  github.reset();
  run("repo.git", "update-ref", "refs/heads/main", start);
});

afterAll(async () => {
  await github.hangUp();
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody who signs in to Decap's own backend for GitHub. */
async function signIn(login = "marta") {
  const Backend = keepHistory(detectConflicts(GitHubBackend, model));
  const backend = new Backend({
    backend: { name: "github", repo: "secao/site", branch: "main", api_root: github.url },
  });
  await backend.authenticate({ name: login, token: github.tokenOf(login) ?? "gho_nobody" });
  github.log.length = 0;
  const save = (path: string, raw: string, newEntry = false) =>
    backend.persistEntry(
      { dataFiles: [{ path, slug: path.slice("content/news/".length, -".md".length), raw }], assets: [] },
      { commitMessage: "Altera", newEntry },
    );
  return { backend, save, open: (path: string) => backend.getEntry(path) };
}

/** What an editor is told of a failure. */
const told = (promise: Promise<unknown>): Promise<string> => promise.then(() => "nothing", explain);

describe("a new entry", () => {
  const path = "content/news/novo/index.md";

  it("is one's own while nobody knows whether it was saved, and no more when it was, or another begins", async () => {
    const { save, open } = await signIn();
    const lose = async () => {
      github.fail({ method: "PATCH", path: "refs" }, faults.dropped, 1);
      expect(await told(save(path, novo, true))).toMatch(/não foi possível falar/);
      push({ [path]: novo });
      await open(path);
    };
    await lose();
    expect(wasSent(path, novo)).toBe(true);
    await save(path, novo, true);
    expect(wasSent(path, novo)).toBe(false);
    push({ [path]: null });
    await lose();
    newTextBegins();
    expect(wasSent(path, novo)).toBe(false);
  });

  it("is saved", async () => {
    const { save } = await signIn();
    await save(path, novo, true);
    expect(stored(path)).toBe(novo);
  });

  it("is not written over another of the same moment, and has an address of its own the next time", async () => {
    const { save, open } = await signIn();
    github.before({ method: "PATCH", path: "refs" }, () => push({ [path]: "of another\n" }));
    expect(await told(save(path, novo, true))).toMatch(/com este mesmo título.*salve de novo/);
    expect(stored(path)).toBe("of another\n");
    // Decap looks whether the address is free.
    expect((await open(path)).data).toBe("of another\n");
  });

  it("is not taken for one that is there where nothing can be read", async () => {
    const { save } = await signIn();
    github.fail({ path: "/git/trees/" }, () => faults.serverError({ status: 503 }));
    expect(await told(save(path, novo, true))).toMatch(/o servidor está com problemas \(503\)\. O que você escreveu/);
    expect(commits()).toBe(2);
  });
});

describe("an edit", () => {
  it("takes one save after the other", async () => {
    const { save, open } = await signIn();
    await open(page);
    await save(page, B);
    await save(page, C);
    expect(stored(page)).toBe(C);
  });

  const deleted = /outra pessoa excluiu esta página/;
  it.each<[string, string | null, RegExp, string]>([
    ["saved", "of another\n", /outra pessoa salvou esta mesma página/, "/git/blobs"],
    ["saved", "of another\n", /outra pessoa salvou esta mesma página/, "/git/commits"],
    ["deleted", null, deleted, "/git/blobs"],
    ["deleted", null, deleted, "/git/commits"],
  ])("is refused over what somebody %s in its middle", async (_, theirs, message, moment) => {
    const { save, open } = await signIn();
    await open(page);
    github.before({ method: "POST", path: moment }, () => push({ [page]: theirs }));
    expect(await told(save(page, B))).toMatch(message);
    expect(await told(save(page, C))).toMatch(message);
    if (theirs) expect(stored(page)).toBe(theirs);
    expect(commits()).toBe(3);
  });

  it("is made on top of what somebody pushed elsewhere in its middle", async () => {
    const { save, open } = await signIn();
    await open(page);
    github.before({ method: "POST", path: "/git/blobs" }, () => push({ [other]: "0\n" }));
    let count = 0;
    const pushAnother = () => push({ [other]: `${++count}\n` });
    github.before({ method: "PATCH", path: "refs" }, pushAnother, 2);
    await save(page, B);
    expect([stored(page), stored(other), commits()]).toEqual([B, "2\n", 6]);
  });

  it("gives up, and says so, where others are always faster", async () => {
    const { save, open } = await signIn();
    await open(page);
    let count = 0;
    github.before({ method: "PATCH", path: "refs" }, () => push({ [other]: `${++count}\n` }), 100);
    expect(await told(save(page, B))).toMatch(/muitas pessoas.*O que você escreveu continua nesta tela/);
    expect(count).toBeLessThan(10);
  });

  it.each([
    ["422", () => faults.branchRefused()],
    ["409", faults.conflict],
  ])("is made again where the branch could not be moved for a moment (%s)", async (_, fault) => {
    const { save, open } = await signIn();
    await open(page);
    github.fail({ method: "PATCH", path: "refs" }, fault, 2);
    await save(page, B);
    expect([stored(page), commits()]).toEqual([B, 3]);
  });

  it("gives up where the branch can't be moved, and says to try again", async () => {
    const { save, open } = await signIn();
    await open(page);
    const over = github.fail({ method: "PATCH", path: "refs" }, () => faults.branchRefused());
    const message = await told(save(page, B));
    expect(message).toMatch(/O que você escreveu continua nesta tela\. Tente de novo em alguns segundos; se continuar/);
    expect(message).not.toMatch(/protegido|muitas pessoas/);
    expect([github.count({ method: "PATCH" }), commits()]).toEqual([5, 2]);
    over();
    await save(page, B);
    expect([stored(page), commits()]).toEqual([B, 3]);
  });

  it("is saved once where it arrived, was refused, and is seen on the branch a moment later", async () => {
    const { save, open } = await signIn();
    await open(page);
    const headers = { authorization: `token ${github.tokenOf("marta")}` };
    const before = await (await fetch(`${github.url}/repos/secao/site/branches/main`, { headers })).json();
    github.before({ method: "PATCH", path: "refs" }, () => {
      run("repo.git", "update-ref", "refs/heads/main", unreachable("Late"));
      github.fail({ path: "/branches/main" }, () => ({ status: 200, body: before }), 1);
      // In the same second git would give the next commit the same name.
      github.before({ method: "POST", path: "/git/commits" }, () => new Promise((over) => setTimeout(over, 1_000)));
    });
    github.fail({ method: "PATCH", path: "refs" }, faults.conflict, 1);
    await save(page, written("Late"));
    expect([stored(page), commits()]).toEqual([written("Late"), 3]);
  });

  it("is followed by the next, and opened, where the branch shows for a moment what was before it", async () => {
    const { save, open } = await signIn();
    await open(page);
    const headers = { authorization: `token ${github.tokenOf("marta")}` };
    const seen = async (path: string) => (await fetch(`${github.url}/repos/secao/site${path}`, { headers })).json();
    const [branch, tree] = [await seen("/branches/main"), await seen("/git/trees/main:content?recursive=1")];
    const showsBefore = () => {
      github.fail({ path: "/branches/main" }, () => ({ status: 200, body: branch }), 1);
      github.fail({ path: "/git/trees/main:content" }, () => ({ status: 200, body: tree }), 1);
    };
    await save(page, B);
    showsBefore();
    await save(page, C);
    expect([stored(page), commits()]).toEqual([C, 4]);
    showsBefore();
    expect((await open(page)).data).toBe(C);
  });

  it("is no stranger's where its answer was lost and it is saved again", async () => {
    const { save, open } = await signIn();
    await open(page);
    github.before({ method: "PATCH", path: "refs" }, () => push({ [page]: B }));
    github.fail({ method: "PATCH", path: "refs" }, faults.dropped, 1);
    expect(await told(save(page, B))).toMatch(/não foi possível falar com o servidor/);
    await save(page, C);
    expect(stored(page)).toBe(C);
  });

  it("is told as saved where it arrived and only the answer was lost", async () => {
    const { save, open } = await signIn();
    await open(page);
    github.before({ method: "PATCH", path: "refs" }, () => {
      run("repo.git", "update-ref", "refs/heads/main", unreachable("Arrived"));
    });
    github.fail({ method: "PATCH", path: "refs" }, faults.dropped, 1);
    await save(page, written("Arrived"));
    expect([stored(page), commits()]).toEqual([written("Arrived"), 3]);
  });

  it("counts from what it began with when it is restored", async () => {
    const kept = new Map<string, string>();
    const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
    Object.assign(globalThis, { localStorage });
    const { save, open } = await signIn();
    await open(page);
    draftKept(page);
    push({ [page]: "of another\n" });
    await open(page);
    draftRestored(page);
    expect(await told(save(page, B))).toMatch(/outra pessoa salvou esta mesma página/);
    Reflect.deleteProperty(globalThis, "localStorage");
  });
});

describe("a save with which the site could not be built", () => {
  it("is refused, at an entry's own fields and in others, and git holds what it held", async () => {
    const { save, open } = await signIn();
    await open(page);
    const own = first[page]?.replace("kind:", "slug: assembleia\nkind:") ?? "";
    expect(await told(save(page, own))).toMatch(/\n• Endereço: o endereço “assembleia” já é de “Assembleia”.*Escolha/);
    await open(linked);
    const draft = first[linked]?.replace("category", "draft: true\ncategory") ?? "";
    expect(await told(save(linked, draft))).toMatch(/\n• Em “Assembleia”, Texto: o documento edital ainda é rascunho/);
    expect(commits()).toBe(2);
    expect(github.count({ method: "POST" })).toBe(0);
  });

  it("is judged by what somebody pushed in its middle", async () => {
    const { save, open } = await signIn();
    await open(page);
    github.before({ method: "PATCH", path: "refs" }, () => push({ [linked]: null }));
    expect(
      await told(save(page, entry(String(first[page]?.split("---")[1]).trim(), "[Edital](documento:edital)"))),
    ).toMatch(/• Texto: o documento edital não existe/);
    // What somebody else broke keeps nobody from saving.
    await save(page, B);
    expect(stored(page)).toBe(B);
  });

  it("is one whose picture is not sent with it", async () => {
    const { backend, open } = await signIn();
    await open(page);
    const raw = entry(String(first[page]?.split("---")[1]).trim(), "![Um templo](foto.webp)");
    const dataFiles = [{ path: page, slug: "retiro/index", raw }];
    const save = (assets: { path: string }[]) =>
      backend.persistEntry({ dataFiles, assets }, { commitMessage: "Altera" });
    expect(await told(save([]))).toMatch(/o arquivo foto.webp não está na pasta do texto/);
    const photo = { path: "content/news/retiro/foto.webp", toBase64: async () => "UklGRg==" };
    await save([photo]);
    expect(run("repo.git", "ls-tree", "--name-only", "main:content/news/retiro")).toBe("foto.webp\nindex.md");
  });
});

describe("a file beside an entry", () => {
  const pdf = "content/documents/edital/edital.pdf";

  it("is sent once, and not again over what somebody else put in its place", async () => {
    const { backend, open } = await signIn();
    await open(linked);
    const fileObj = new File([], "edital.pdf");
    const save = (summary: string) => {
      const raw = first[linked]?.replace("file:", `summary: ${summary}\nfile:`) ?? "";
      // As Decap makes it anew for each save.
      const asset = { path: pdf, fileObj, toBase64: async () => btoa("%PDF of Marta") };
      const dataFiles = [{ path: linked, slug: "edital/index", raw }];
      return backend.persistEntry({ dataFiles, assets: [asset] }, { commitMessage: "Altera" });
    };
    await save("A");
    expect(stored(pdf)).toBe("%PDF of Marta");
    push({ [pdf]: "%PDF of another" });
    await save("B");
    expect([stored(pdf), stored(linked)]).toEqual(["%PDF of another", expect.stringContaining("summary: B")]);
  });

  it("is not sent where the text names another in its place: it was chosen by mistake", async () => {
    const { backend, open } = await signIn();
    await open(linked);
    const assets = ["sigiloso.pdf", "edital-2.pdf"].map((name) => ({
      path: linked.replace("index.md", name),
      fileObj: new File([], name),
      toBase64: async () => btoa(`%PDF ${name}`),
    }));
    const raw = first[linked]?.replace("edital.pdf", "edital-2.pdf") ?? "";
    await backend.persistEntry(
      { dataFiles: [{ path: linked, slug: "edital/index", raw }], assets },
      { commitMessage: "Altera" },
    );
    expect(run("repo.git", "ls-tree", "--name-only", "main:content/documents/edital").split("\n")).toEqual([
      "edital-2.pdf",
      "edital.pdf",
      "index.md",
    ]);
    expect(run("repo.git", "log", "--all", "--format=", "--name-only")).not.toContain("sigiloso");
  });

  it("is one of many that are sent two at once, and after a failure not again", async () => {
    const { backend, open } = await signIn();
    await open(page);
    const photos = ["1", "2", "3", "4", "5", "6"].map((name) => new File([], `${name}.webp`));
    const sent = () => github.count({ method: "POST", path: "/git/blobs" });
    let [begun, most] = [0, 0];
    const save = () => {
      const assets = photos.map((fileObj) => ({
        path: page.replace("index.md", fileObj.name),
        fileObj,
        toBase64: async () => {
          most = Math.max(most, ++begun - sent());
          return btoa(`RIFF${fileObj.name}`);
        },
      }));
      const raw = B.replace("Texto.", photos.map(({ name }) => `![Um templo](${name})`).join("\n\n"));
      const dataFiles = [{ path: page, slug: "retiro/index", raw }];
      return backend.persistEntry({ dataFiles, assets }, { commitMessage: "Altera" });
    };
    const lose = () => sent() === 5 && github.fail({ method: "POST", path: "/git/blobs" }, faults.dropped, 1);
    github.before({ method: "POST", path: "/git/blobs" }, lose, 6);
    expect(await told(save())).toMatch(/não foi possível falar com o servidor/);
    expect(most).toBeLessThanOrEqual(2);
    const before = sent();
    await save();
    // The text, what did not arrive, and what was on its way.
    expect(sent() - before).toBeLessThanOrEqual(4);
    expect(run("repo.git", "ls-tree", "--name-only", "main:content/news/retiro").split("\n")).toHaveLength(7);
  });

  it("comes back with an earlier version without a journey through the browser", async () => {
    const { backend, save, open } = await signIn();
    await open(linked);
    await save(linked, first[linked]?.replace("file:", "summary: B\nfile:") ?? "");
    push({ [pdf]: "%PDF of another" });
    const [newest] = await versionsOf(linked);
    github.log.length = 0;
    await goBackTo(model, linked, start, "Documento", newest?.id ?? "");
    expect([stored(linked), stored(pdf)]).toEqual([first[linked], first[pdf]]);
    expect(github.count({ method: "POST", path: "blobs" })).toBe(1);
    expect(backend.api).toBeTruthy();
  });

  it("comes back to an earlier address, and the one of now goes on leading there", async () => {
    await signIn();
    push({ [page]: B });
    push({ [page]: C.replace("summary:", "slug: retiro-de-pastores\nsummary:") });
    const [newest, before] = await versionsOf(page);
    await goBackTo(model, page, before?.id ?? "", "Notícia ou aviso", newest?.id ?? "");
    expect(stored(page)).toContain("summary: B\naliases:\n  - retiro-de-pastores\n");
  });

  it("that does not come back leaves to the form what its saves have added", async () => {
    await signIn();
    push({ [page]: B });
    push({ [page]: C });
    noteAdded(page, ["retiro-antigo"]);
    const [newest, before] = await versionsOf(page);
    const over = github.fail({ method: "PATCH", path: "refs" }, () => faults.serverError({ status: 503 }));
    expect(await told(goBackTo(model, page, before?.id ?? "", "Notícia ou aviso", newest?.id ?? ""))).toBeTruthy();
    over();
    expect(addedTo(page)).toEqual(["retiro-antigo"]);
  });

  it("stays where somebody saved since the history was opened", async () => {
    await signIn();
    const [seen] = await versionsOf(linked);
    push({ [linked]: first[linked]?.replace("file:", "summary: de outra\nfile:") ?? "" });
    expect(await told(goBackTo(model, linked, start, "Documento", seen?.id ?? ""))).toMatch(
      /outra pessoa salvou este texto/,
    );
    expect(stored(linked)).toContain("summary: de outra");
  });
});

describe("deleting", () => {
  const folderOf = (path: string) => [path, path.replace("index.md", "edital.pdf")];

  it("takes what nobody leads to, with its files, and asks for each text once", async () => {
    const { backend, open } = await signIn();
    push({ [other]: entry("title: Assembleia\nkind: noticia\ndate: 2026-01-02\nsummary: Em dezembro.") });
    await open(linked);
    await backend.deleteFiles(folderOf(linked), "Exclui");
    expect(run("repo.git", "ls-tree", "-r", "--name-only", "main", "content/documents")).toBe("");
    expect(github.count({ path: "/git/blobs/" })).toBeLessThanOrEqual(5);
  });

  it("is refused for what another entry leads to, also where the link was pushed in its middle", async () => {
    const { backend, open } = await signIn();
    await open(linked);
    expect(await told(backend.deleteFiles([linked], "Exclui"))).toMatch(
      /ainda é usado\.[\s\S]*• Em “Assembleia”, Texto: /,
    );
    const link = first[other] ?? "";
    push({ [other]: link.replace("[Edital](documento:edital)", "") });
    github.before({ method: "PATCH", path: "refs" }, () => push({ [other]: link }));
    expect(await told(backend.deleteFiles([linked], "Exclui"))).toMatch(
      /ainda é usado\.[\s\S]*• Em “Assembleia”, Texto: /,
    );
    expect(stored(linked)).toBe(first[linked]);
  });

  it("is refused where not all texts could be read, and says how many are missing", async () => {
    const { backend } = await signIn();
    push({ [other]: `${first[other]}Mais.\n` });
    const sha = run("repo.git", "rev-parse", `main:${other}`);
    github.fail({ path: sha }, () => faults.serverError({ status: 500 }));
    expect(await told(backend.deleteFiles([linked], "Exclui"))).toMatch(
      /1 texto não pôde ser lido, de 4: o servidor está/,
    );
    expect(stored(linked)).toBe(first[linked]);
  });

  it("is refused for what somebody changed or deleted since it was opened", async () => {
    const { backend, open } = await signIn();
    await open(page);
    push({ [page]: "of another\n" });
    expect(await told(backend.deleteFiles([page], "Exclui"))).toMatch(/outra pessoa mudou este texto/);
    push({ [page]: null });
    expect(await told(backend.deleteFiles([page], "Exclui"))).toMatch(/outra pessoa já excluiu/);
  });
});

describe("what is not there, and what could not be read,", () => {
  it("are told apart when an entry is opened", async () => {
    const { open } = await signIn();
    expect(await told(open("content/news/nada/index.md"))).toMatch(/já não existe/);
    github.fail({ path: "/git/trees/" }, faults.notFound);
    github.fail({ path: "/branches/" }, faults.notFound);
    const message = await told(open(page));
    expect(message).toMatch(/não foi encontrado, ou a sua conta já não tem acesso/);
    expect(message).not.toMatch(/nesta tela/);
  });

  it("are told apart in a list", async () => {
    const { backend } = await signIn();
    expect(await backend.allEntriesByFolder?.("content/vazio", "md", 2)).toHaveLength(0);
    github.fail({ path: "/repos/" }, faults.notFound);
    expect(await told(Promise.resolve(backend.allEntriesByFolder?.("content/news", "md", 2)))).toMatch(
      /não foi encontrado/,
    );
    expect(await told(backend.entriesByFiles([{ path: "content/settings/site.yml" }]))).toMatch(/não foi encontrado/);
  });

  it("are not asked for beside a text that is not there yet", async () => {
    const { backend } = await signIn();
    expect(await backend.getMedia("content/news")).toEqual([]);
    expect(github.log).toEqual([]);
  });

  it("are told apart in a form that may be the first of its file", async () => {
    const { open } = await signIn();
    expect((await open("content/settings/novo.yml")).data).toBe("");
  });
});

describe("each failure is told in its own words, and at once, and the text stays", () => {
  /** The minute in which a limit of half an hour ends that began just now; a minute may have ended since. */
  const lifted = (began: number) => {
    const minuteOf = (time: number) =>
      new Date(Math.ceil(time / 1000 + 1800) * 1000).toLocaleTimeString("pt-BR", {
        hour: "2-digit",
        minute: "2-digit",
      });
    return new RegExp(`${minuteOf(began)}|${minuteOf(Date.now())}`);
  };

  it.each<[string, () => ReturnType<typeof faults.dropped>, RegExp | ((began: number) => RegExp)]>([
    ["signed out", faults.signedOut, /sessão terminou.*entre de novo/],
    ["no permission", faults.notAccessible, /não tem permissão/],
    ["an app that is not admitted", faults.appRestricted, /organização no GitHub .*não aprovou.*conta está em ordem/],
    ["the hour's limit", () => faults.primaryLimit({ secondsLeft: 1800 }), lifted],
    ["the hour's limit, as 429", () => faults.primaryLimit({ status: 429, secondsLeft: 1800 }), lifted],
    ["too much at once", () => faults.secondaryLimit({ retryAfter: 60 }), /Espere 60 segundos/],
    ["too much at once, as 429", () => faults.secondaryLimit({ status: 429, retryAfter: 60 }), /Espere 60 segundos/],
    [
      "too much at once, for whatever time",
      () => faults.secondaryLimit({ retryAfter: undefined }),
      /Espere 60 segundos/,
    ],
    ["not found", faults.notFound, /não foi encontrado, ou a sua conta/],
    ["a conflict", faults.conflict, /ocupado com outra mudança/],
    ["not allowed", faults.notAllowed, /não permite/],
    ["not accepted", faults.invalid, /não aceitou/],
    ["a server in trouble", () => faults.serverError({ status: 502 }), /problemas \(502\)/],
    ["a proxy's page", () => faults.proxyError({ status: 503 }), /problemas \(503\)/],
    ["a cut line", faults.dropped, /confira a internet/i],
  ])("%s", async (_, fault, words) => {
    const { save, open } = await signIn();
    await open(page);
    github.fail({ method: "POST", path: "/git/trees" }, fault);
    const since = Date.now();
    const message = await told(save(page, B));
    expect(message).toMatch(typeof words === "function" ? words(since) : words);
    expect(message).toContain("O que você escreveu continua nesta tela");
    expect(message).not.toMatch(/sem usar o texto guardado|undefined|server|limit|\bnot\b/i);
    expect(commits()).toBe(2);
  });

  it("a branch that is protected", async () => {
    const { save, open } = await signIn();
    await open(page);
    github.protect("main", ["ci"]);
    expect(await told(save(page, B))).toMatch(/protegido/);
  });

  it.each([
    "Repository rule violations found\n\nChanges must be made through a pull request.\n\n",
    "Repository rule violations found\n\nCannot update this protected ref.\n\n",
    'Protected branch update failed for refs/heads/main.\n\nRequired status check "ci" is expected.',
    "3 of 3 required status checks are expected.",
    "At least 1 approving review is required by reviewers with write access.",
    "You're not authorized to push to this branch.",
    "Commits must have verified signatures.",
  ])("a branch that is protected, at once: %s", async (message) => {
    const { save, open } = await signIn();
    await open(page);
    github.fail({ method: "PATCH", path: "refs" }, () => faults.branchRefused(message));
    expect(await told(save(page, B))).toMatch(/nesta tela.*protegido/);
    expect(github.count({ method: "PATCH" })).toBe(1);
  });

  it("a session that ended, a limit and no line while an entry is opened", async () => {
    const { open } = await signIn();
    const began = Date.now();
    github.useUpLimit(1800);
    expect(await told(open(page))).toMatch(lifted(began));
    github.reset();
    github.withdraw("marta");
    expect(await told(open(page))).toMatch(/sessão terminou/);
    await github.hangUp();
    expect(await told(open(page))).toMatch(/confira a internet/i);
    await github.listen();
  });
});

it.each([
  ["leo", /não pode editar/],
  ["nina", /não foi encontrado, ou a sua conta/],
  ["nobody", /sessão terminou/],
])("%s is told why there is no way in", async (login, words) => {
  expect(await told(signIn(login))).toMatch(words);
});

it.each([
  // What git-gateway's own code comes to before a repository at GitLab; WebKit, and V8.
  [new TypeError("undefined is not a constructor (evaluating 'new GitLabBackend')"), /que não esperávamos/],
  [new TypeError("Cannot read properties of undefined (reading 'full_name')"), /que não esperávamos/],
  [new TypeError("Failed to fetch"), /confira a internet/i],
  [new TypeError("A conexão à internet parece estar inativa."), /confira a internet/i],
])("at the login, an error of code is not taken for a lost line: %s", async (error, words) => {
  const Backend = detectConflicts(
    class extends GitHubBackend {
      override authenticate() {
        return Promise.reject<DecapUser>(error);
      }
    },
    model,
  );
  const backend = new Backend({ backend: { name: "github", repo: "secao/site", branch: "main" } });
  expect(await told(backend.authenticate({ name: "marta", token: "t" }))).toMatch(words);
});
