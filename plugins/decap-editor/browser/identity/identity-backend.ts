import { GitGatewayBackend } from "decap-cms-backend-git-gateway";
import { propertyOf } from "../../../../src/lib/values";
import { refusedWith } from "../hooks/explain";
import { IdentityLogin } from "./IdentityLogin";

/** Decap's own page knows neither invitations nor forgotten passwords, and no Portuguese. */
export class IdentityBackend extends GitGatewayBackend {
  override authComponent() {
    return IdentityLogin;
  }

  override authenticate(user: DecapUser) {
    return super.authenticate(inEveryTab(user));
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
    const isLate = new Promise<never>((_, refuse) => setTimeout(() => refuse(refusedWith(0)), 30_000));
    try {
      return await Promise.race([user.jwt?.() ?? "", isLate]);
    } catch (error) {
      if (propertyOf(error, "status") === 400 || propertyOf(error, "status") === 401) throw error;
      Reflect.set(user, "token", before);
      if (stored) localStorage.setItem(storageKey, stored);
      throw refusedWith(0);
    }
  };
  return Object.assign(Object.create(user), { jwt: () => navigator.locks.request(storageKey, token) });
}
