/** The only shape of a business error (wire decision 2). */
export interface CodeAnswer {
  readonly code: 0 | 404 | 500;
  readonly errorMessage: string;
}

/** No content, or no item with that id. */
export const nothingFound: CodeAnswer = { code: 404, errorMessage: "Nothing found" };
/** A page past the last one. */
export const noMoreResults: CodeAnswer = { code: 404, errorMessage: "No more results" };
/** The visitor has no basket, or an unknown one. */
export const noBasket: CodeAnswer = { code: 404, errorMessage: "Basket not created" };
/** A search that has expired or never existed. */
export const unknownSearch: CodeAnswer = { code: 404, errorMessage: "The search has expired" };
/** One property or package with nothing to sell (ruling 3). */
export const noAvailability: CodeAnswer = { code: 500, errorMessage: "No availability" };

/** Serialised JSON, so that cached parts are not serialised again. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
