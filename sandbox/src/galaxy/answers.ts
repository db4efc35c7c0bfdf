/** The one business error shape (decision 2 of the contract). */
export interface CodeAnswer {
  readonly code: 0 | 404 | 500;
  readonly errorMessage: string;
}

export const nothingFound: CodeAnswer = { code: 404, errorMessage: "Nothing found" };
export const noMoreResults: CodeAnswer = { code: 404, errorMessage: "No more results" };
export const noBasket: CodeAnswer = { code: 404, errorMessage: "Basket not created" };
export const unknownSearch: CodeAnswer = { code: 404, errorMessage: "The search has expired" };
export const noAvailability: CodeAnswer = { code: 500, errorMessage: "No availability" };

/** JSON that is already text, so that cached parts need not be written again. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
