import GoTrue from "gotrue-js";
import { type FormEvent, useState } from "react";
import { capitalized, propertyOf } from "../../../../src/lib/values";
import { explain, refusedWith } from "../hooks/explain";
import { passwordLink } from "./link";

const identity = new GoTrue({ APIUrl: "/.netlify/identity" });

/** What is asked on this page, and what is done with the answer. */
type Task = "enter" | "forgot" | "choose";

const words: Readonly<Record<Task, { readonly title: string; readonly button: string; readonly other: string }>> = {
  enter: { title: "Editor do site", button: "Entrar", other: "Esqueci a senha" },
  forgot: { title: "Uma senha nova", button: "Enviar o link", other: "Voltar" },
  choose: { title: "Escolha a sua senha", button: "Guardar e entrar", other: "Pedir outro link" },
};

/** The login with an e-mail and a password, with invitations and forgotten passwords. */
export function IdentityLogin({ onLogin, inProgress, error, config }: DecapLoginProps) {
  const [task, setTask] = useState<Task>(passwordLink && !isUsed ? "choose" : "enter");
  const [told, setTold] = useState("");
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [email, password] = ["email", "password"].map((name) => String(form.get(name) ?? "").trim());
    setTold("");
    setBusy(true);
    try {
      if (task === "forgot") {
        await identity.requestPasswordRecovery(email ?? "");
        setTold(linkIsSent);
      } else if (task === "choose") onLogin(await choosePassword(password ?? ""));
      else onLogin(await identity.login(email ?? "", password ?? "", true));
    } catch (refusal) {
      setTold(inPortuguese(refusal, task));
    }
    setBusy(false);
  };

  const { title, button, other } = words[task];
  return (
    <main className="editor-login">
      <form onSubmit={submit}>
        <h1>{title}</h1>
        {task !== "choose" && (
          <>
            <label htmlFor="editor-email">E-mail</label>
            <input id="editor-email" name="email" type="email" autoComplete="username" required />
          </>
        )}
        {task !== "forgot" && (
          <>
            <label htmlFor="editor-password">Senha</label>
            <input
              id="editor-password"
              name="password"
              type="password"
              autoComplete={task === "choose" ? "new-password" : "current-password"}
              {...(task === "choose" ? { minLength: 10 } : {})}
              required
            />
          </>
        )}
        {task === "choose" && <p>Com 10 letras ou mais: três palavras que só você juntaria são uma boa senha.</p>}
        <p role="status">{told || (typeof error === "string" ? capitalized(error) : "")}</p>
        <button type="submit" disabled={inProgress || isBusy}>
          {inProgress || isBusy ? "Um momento…" : button}
        </button>
        <button
          type="button"
          onClick={() => {
            setTask(task === "forgot" ? "enter" : "forgot");
            setTold("");
          }}
        >
          {other}
        </button>
        <a href={config.display_url ?? "/"}>Voltar ao site</a>
      </form>
    </main>
  );
}

/** Who has come by a link: it is good for one time, and storing the password, or what follows, may need another attempt. */
let recovered: Awaited<ReturnType<typeof identity.recover>> | undefined;

/** A link that has done its work: who signs out in this tab is asked as anybody is. */
let isUsed = false;

async function choosePassword(password: string): Promise<DecapUser> {
  const { kind, token } = passwordLink ?? { kind: "", token: "" };
  const isAccepted = kind !== "recovery" && !recovered;
  recovered ??= await (isAccepted ? identity.acceptInvite(token, password, true) : identity.recover(token, true));
  const user = isAccepted ? recovered : await recovered.update({ password });
  isUsed = true;
  return user;
}

/** The same for every address: nobody is to learn from it who is an editor. */
const linkIsSent = "Se este e-mail é de um editor, o link chega em alguns minutos. Procure também no lixo eletrônico.";

/** What GoTrue says: github.com/netlify/gotrue, api/token.go, api/verify.go, api/recover.go. */
function inPortuguese(refusal: unknown, task: Task): string {
  const status = propertyOf(refusal, "status");
  if (status === undefined) return capitalized(refusedWith(0).message);
  if (task === "enter" && status === 400)
    return "O e-mail ou a senha estão errados. Confira os dois, ou peça uma senha nova.";
  if (task === "choose" && recovered && status === 422) return "Esta senha não foi aceita. Escolha outra, mais longa.";
  if (task === "choose" && (status === 404 || status === 422))
    return "Este link já foi usado ou venceu. Se já escolheu a senha, volte e entre com ela; se não, peça outro abaixo.";
  // An unknown address, until netlify/gotrue#423.
  if (task === "forgot" && status === 404) return linkIsSent;
  if (task === "forgot" && status === 429)
    return "O link foi pedido há pouco e chega em alguns minutos. Procure também no lixo eletrônico; se não chegou, peça outro depois de 15 minutos.";
  return capitalized(explain(refusal));
}
