import relationWidget from "decap-cms-widget-relation";

const { controlComponent: RelationControl, ...widget } = relationWidget.Widget();

/**
 * Decap's relation, with the name of an entry's folder as its key: where an entry is a folder, Decap's slug ends in the name
 * of its file, and `estatuto-da-secao/index` would be stored. https://github.com/decaporg/decap-cms/issues/4092
 */
class RelationByKey extends RelationControl {
  constructor(props: unknown) {
    super(props);
    const parse = this.parseHitOptions;
    this.parseHitOptions = (hits) => parse(hits.map((hit) => ({ ...hit, slug: hit.slug.replace(/\/index$/, "") })));
  }

  /**
   * Decap hands the form its own value when it is drawn, with facts that no preview here asks for: what was just saved for the first
   * time is told unsaved. https://github.com/decaporg/decap-cms/issues/725
   */
  override triggerInitialOnChange() {}
}

export const relationByKey = { ...widget, controlComponent: RelationByKey };
