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
 * at a time renews it, with what the last one left. A line that is lost meanwhile does not end the session.
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
      if (propertyOf(error, "status") !== undefined) throw error;
      Reflect.set(user, "token", before);
      if (stored) localStorage.setItem(storageKey, stored);
      throw refusedWith(0);
    }
  };
  return Object.assign(Object.create(user), { jwt: () => navigator.locks.request(storageKey, token) });
}
