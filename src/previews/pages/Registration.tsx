import { churchForm } from "../../features/registration/church-form";
import { contentOptions } from "../../features/registration/field-options";
import type { FormDefinition } from "../../features/registration/form-definition";
import { pastorForm } from "../../features/registration/pastor-form";
import { RegistrationPage, type RegistrationPageData } from "../../features/registration/RegistrationPage";
import { useBody } from "../body";
import type { Preview } from "../preview";
import { usePublished } from "../published";

/** What both forms take from the settings. */
type Published = Queries.PastorRegistrationQuery;

export const PastorFormPreview = ({ preview }: { preview: Preview }) => (
  <FormPreview preview={preview} definition={pastorForm} path="/cadastro-pastor-sem-ministerio" />
);

export const ChurchFormPreview = ({ preview }: { preview: Preview }) => (
  <FormPreview preview={preview} definition={churchForm} path="/cadastro-igreja-sem-pastor" />
);

interface Props {
  preview: Preview;
  definition: FormDefinition;
  path: string;
}

function FormPreview({ preview: { draft, decap }, definition, path }: Props) {
  const published = usePublished<Published>(path);
  const page: RegistrationPageData = {
    title: draft.text("title"),
    summary: draft.text("summary"),
    html: useBody(decap, draft.text("body")),
    requirements: draft.list("requirements").map((need) => ({ item: need.text("item") })),
  };
  return <FormPage page={page} definition={definition} published={published} />;
}

/** A registration as it is published, with the texts or the settings that are being edited. */
export function FormPage({
  page,
  definition,
  published,
  settings = published?.forms,
}: {
  page: RegistrationPageData;
  definition: FormDefinition;
  published: Published | undefined;
  settings?: Published["forms"] | undefined;
}) {
  if (!settings) return null;
  return (
    <RegistrationPage
      page={page}
      definition={definition}
      // Shown, and never sent: the frame holds it back.
      action="#"
      next="#"
      content={contentOptions(settings, published?.subsections.nodes ?? [])}
      facts={{ ...settings, controller: published?.site?.fullName ?? "" }}
    />
  );
}
