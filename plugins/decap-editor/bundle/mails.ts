/**
 * The e-mails with which an editor chooses a password, as templates for Netlify Identity: its own lead to the first page of the site,
 * where nobody waits for them. https://docs.netlify.com/manage/security/secure-access-to-sites/identity/identity-generated-emails/
 */
export const mailFiles: ReadonlyMap<string, Buffer> = new Map(
  [
    {
      name: "email-convite.html",
      title: "Convite para o editor do site",
      text: "Você foi convidado a editar o site. Escolha a sua senha",
      link: "invite",
    },
    {
      name: "email-senha.html",
      title: "Uma senha nova",
      text: "Alguém, talvez você, pediu uma senha nova para o editor do site. Se não foi você, não faça nada. Se foi, escolha a senha",
      link: "recovery",
    },
  ].map(({ name, title, text, link }) => [
    name,
    Buffer.from(
      `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><p>${text}: <a href="{{ .SiteURL }}/admin#${link}_token={{ .Token }}">{{ .SiteURL }}/admin</a></p><p>O link serve uma só vez, e por poucos dias.</p></body></html>\n`,
    ),
  ]),
);
