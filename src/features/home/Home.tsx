import type { ReactNode } from "react";
import type { ContentPicture } from "../../lib/picture";
import { ButtonLink } from "../../ui/ButtonLink";
import { Cover } from "../../ui/Cover";
import { Icon } from "../../ui/Icon";
import { Section } from "../../ui/Section";
import * as styles from "./Home.module.css";

interface Props {
  title: string;
  summary: string;
  cover: ContentPicture | null;
  news: ReactNode;
  agenda: ReactNode;
  ministries: ReactNode;
  /** Some sections have no sub-sections: nothing leads to them then. */
  hasSubsections: boolean;
}

const finderPath = "/subsecoes";
const shortcuts = [
  {
    href: "/cadastro-pastor-sem-ministerio",
    label: "Sou pastor e procuro um ministério",
    text: "Cadastre-se e conte onde e como pode servir.",
  },
  {
    href: "/cadastro-igreja-sem-pastor",
    label: "Nossa igreja procura um pastor",
    text: "Descreva a igreja e o perfil que ela procura.",
  },
  { href: "/documentos", label: "Documentos para baixar", text: "Estatuto, atas, formulários e guias." },
  { href: finderPath, label: "A subseção da sua cidade", text: "Contatos, reuniões e cidades atendidas." },
] as const;

/** The home page. It gets the views of other features as props. */
export function Home({ title, summary, cover, news, agenda, ministries, hasSubsections }: Props) {
  return (
    <>
      <header className={styles.hero}>
        <div className={styles.inner}>
          <div>
            <h1>{title}</h1>
            <p className="lead">{summary}</p>
            <div className="wrap buttons">
              {hasSubsections && <ButtonLink href={finderPath}>Encontre sua subseção</ButtonLink>}
              <ButtonLink href="/noticias" quiet={hasSubsections}>
                Veja as notícias
              </ButtonLink>
            </div>
          </div>
          {cover && <Cover picture={cover} className={styles.picture} />}
        </div>
      </header>
      <Section title="Notícias e avisos" more={{ href: "/noticias", label: "Todas as notícias" }}>
        {news}
      </Section>
      <Section title="Agenda" id="agenda">
        {agenda}
      </Section>
      <section className={`${styles.shortcuts} no-print`}>
        <div>
          <h2>O que você procura?</h2>
          <ul className={styles.tiles}>
            {shortcuts
              .filter(({ href }) => hasSubsections || href !== finderPath)
              .map(({ href, label, text }) => (
                <li key={href} className="card-link">
                  <a href={href}>
                    {`${label} `}
                    <Icon name="arrow" />
                  </a>
                  {text}
                </li>
              ))}
          </ul>
        </div>
      </section>
      {ministries && (
        <Section title="Pastorais" more={{ href: "/pastorais", label: "Todas as pastorais" }}>
          {ministries}
        </Section>
      )}
    </>
  );
}
