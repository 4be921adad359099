import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "../free-port";
import { httpWire, marionetteWire, type Send } from "./wire";

interface Firefox {
  readonly name: "firefox";
  readonly program: string;
}

interface WebKit {
  readonly name: "webkit";
  readonly driver: string;
  readonly browser: string;
  /** An X server without a screen. */
  readonly display: string;
  /** A window manager: without one no window has the focus, and `:focus` never matches. */
  readonly windows: string;
}

/** A browser with the programs that it takes. */
export type Engine = Firefox | WebKit;

/** How a visitor has it. */
export interface Setting {
  readonly screen: "phone" | "desktop";
  readonly colors: "light" | "dark";
  readonly scripts: "on" | "off";
}

interface Browser {
  readonly send: Send;
  readonly close: () => Promise<void>;
}

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
/** How long a program may take to start: on a busy machine, long. */
const patience = 50_000;
const timeZone = "America/Sao_Paulo";

/** The browsers of one worker. To start one takes longer than most journeys, so they stay open. */
export class Browsers {
  private readonly webkits = new Map<string, Promise<Browser>>();
  private firefox: ReturnType<typeof openFirefox> | undefined;

  async of(engine: Engine, setting: Setting): Promise<Send> {
    if (engine.name === "firefox") {
      this.firefox ??= openFirefox(engine);
      const { send, become } = await this.firefox;
      await become(setting);
      return send;
    }
    // Takes a setting only when it starts.
    const key = JSON.stringify(setting);
    const browser = this.webkits.get(key) ?? openWebKit(engine, setting);
    this.webkits.set(key, browser);
    return (await browser).send;
  }

  async close(): Promise<void> {
    for (const browser of [this.firefox, ...this.webkits.values()]) await (await browser)?.close();
  }
}

async function openFirefox({ program }: Firefox): Promise<Browser & { become: (setting: Setting) => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const preferences = {
    "marionette.port": 0,
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "pt-BR",
    "datareporting.policy.dataSubmissionEnabled": false,
    "app.update.disabledForTesting": true,
    "browser.shell.checkDefaultBrowser": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const processes = new Processes({ TZ: timeZone, MOZ_HEADLESS_WIDTH: "1600", MOZ_HEADLESS_HEIGHT: "1100" });
  processes.start(program, [
    ...["--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", profile],
    "about:blank",
  ]);
  const port = () => {
    try {
      return Number(readFileSync(join(profile, "MarionetteActivePort"), "utf8"));
    } catch {
      return 0;
    }
  };
  await expect.poll(port, { timeout: patience, intervals: [50] }).toBeGreaterThan(0);
  const { send, ask } = await marionetteWire(port());
  return {
    send,
    async become({ screen, colors, scripts }) {
      const { width, height } = sizes[screen];
      await ask("Marionette:SetContext", { value: "chrome" });
      await ask("WebDriver:ExecuteScript", {
        script: setFirefox,
        args: [`width: ${width}px; height: ${height}px; min-width: 0; min-height: 0`, screen, colors, scripts],
      });
      await ask("Marionette:SetContext", { value: "content" });
    },
    async close() {
      await processes.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Runs in Firefox itself. No window is as narrow as a phone, but what shows the page can be: browsingContext.setViewport of
 * WebDriver BiDi does the same. A finger is a coarse pointer (1), a mouse a fine one that hovers (2 + 4).
 */
const setFirefox = `
  const [style, screen, colors, scripts] = arguments;
  const browser = gBrowser.selectedBrowser;
  browser.style.cssText = style;
  browser.browsingContext.allowJavascript = scripts === "on";
  const set = (name, value) => Services.prefs.setIntPref(name, value);
  set("layout.css.prefers-color-scheme.content-override", colors === "dark" ? 0 : 1);
  set("ui.useOverlayScrollbars", screen === "phone" ? 1 : 0);
  set("ui.primaryPointerCapabilities", screen === "phone" ? 1 : 6);
  set("ui.allPointerCapabilities", screen === "phone" ? 1 : 6);
`;

async function openWebKit(
  { driver, browser, display, windows }: WebKit,
  { screen, colors, scripts }: Setting,
): Promise<Browser> {
  const { width, height } = sizes[screen];
  const processes = new Processes({ TZ: timeZone, GTK_THEME: "Adwaita" });
  // Writes the number of the display that it took, once it can be used.
  const server = processes.start(display, [
    "-displayfd",
    "3",
    "-screen",
    "0",
    `${width}x${height}x24`,
    "-nolisten",
    "tcp",
  ]);
  const [number]: unknown[] = await once(server.stdio[3] ?? process.stdin, "data");
  processes.env.DISPLAY = `:${String(number).trim()}`;
  processes.start(windows, ["-use_titlebar", "no"]);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  processes.start(driver, [`--port=${port}`]);
  const answers = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: patience, intervals: [50] }).toBe(true);
  const { send, end } = await httpWire(address, {
    "webkitgtk:browserOptions": {
      binary: browser,
      args: [
        ...["--automation", "--full-screen", `--time-zone=${timeZone}`],
        ...(colors === "dark" ? ["--dark-mode"] : []),
        `--enable-javascript=${scripts === "on"}`,
      ],
    },
  });
  return {
    send,
    close: async () => {
      await end().catch(() => undefined);
      await processes.end();
    },
  };
}

/** Programs that end with the browser they are for, whatever they themselves have started included. */
class Processes {
  readonly env: NodeJS.ProcessEnv;
  private readonly all: ChildProcess[] = [];

  constructor(env: NodeJS.ProcessEnv) {
    this.env = { ...process.env, ...env };
    process.once("exit", () => this.kill());
  }

  start(command: string, args: readonly string[]): ChildProcess {
    const child = spawn(command, args, {
      env: this.env,
      detached: true,
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    this.all.push(child);
    return child;
  }

  async end(): Promise<void> {
    const ended = this.running().map((child) => once(child, "exit"));
    this.kill();
    await Promise.all(ended);
  }

  private readonly running = () =>
    this.all.filter(({ pid, exitCode, signalCode }) => pid !== undefined && exitCode === null && signalCode === null);

  private kill() {
    for (const { pid } of this.running()) if (pid !== undefined) process.kill(-pid, "SIGKILL");
  }
}
