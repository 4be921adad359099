import { GitGatewayBackend } from "decap-cms-backend-git-gateway";
import { IdentityLogin } from "./IdentityLogin";

/** Decap's own page knows neither invitations nor forgotten passwords, and no Portuguese. */
export class IdentityBackend extends GitGatewayBackend {
  override authComponent() {
    return IdentityLogin;
  }
}
