import { GitGatewayBackend } from "decap-cms-backend-git-gateway";
import { propertyOf } from "../../../../src/lib/values";
import { isLostLine, refusedWith } from "../hooks/explain";
import { IdentityLogin } from "./IdentityLogin";

/** Decap's own page knows neither invitations nor forgotten passwords, and no Portuguese. */
export class IdentityBackend extends GitGatewayBackend {
  override authComponent() {
    return IdentityLogin;
  }

  override authenticate(user: DecapUser) {
    return super.authenticate(inEveryTab(user));
  }

  /** Decap says for good that a session is over, of a lost line too. */
  override async status() {
    const status = await super.status();
    const isLost = !status.auth.status && this.api && (await this.getToken().then(() => false, isLostLine));
    return isLost ? { ...status, auth: { status: true } } : status;
  }
}

/** Where gotrue-js keeps who is signed in. */
const storageKey = "gotrue.user";

/**
 * What renews a token is good once, and gotrue-js has a copy in each tab (https://github.com/supabase/auth-js/issues/213): one tab
 * at a time renews it, with what the last one left. Only a refusal ends the session: of a lost line, or a server in trouble, gotrue-js
 * signs out too.
 */
function inEveryTab(user: DecapUser): DecapUser {
  const token = async () => {
    const stored = localStorage.getItem(storageKey);
    const kept: unknown = stored && JSON.parse(stored);
    if (propertyOf(kept, "email") === user.email) Reflect.set(user, "token", propertyOf(kept, "token"));
    const before = propertyOf(user, "token");
    try {
      return (await user.jwt?.()) ?? "";
    } catch (error) {
      const status = propertyOf(error, "status");
      if (!before || status === 400 || status === 401) throw error;
      Reflect.set(user, "token", before);
      if (stored) localStorage.setItem(storageKey, stored);
      throw refusedWith(0);
    }
  };
  // The lock is held to the end: what comes late is put in order too.
  const jwt = () => Promise.race([navigator.locks.request(storageKey, token), late(30_000)]);
  return Object.assign(Object.create(user), { jwt });
}

const late = (milliseconds: number) =>
  new Promise<never>((_, refuse) => setTimeout(() => refuse(refusedWith(0)), milliseconds));
