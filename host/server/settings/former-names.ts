/** Settings that were renamed within their group. Both names are accepted for ever. */
const renamed = [{ group: "upsell", former: "inlineFailures", current: "silentFailures" }];

const groupOf = (document: unknown, group: string): object => Object(Reflect.get(Object(document), group));

/**
 * Moves values under a former name to the current one, in place. If a document has both, the current one
 * wins.
 *
 * @returns one warning per former name, with its path and the current name
 */
export function acceptFormerNames(document: unknown): readonly string[] {
  return renamed.flatMap(({ group, former, current }) => {
    const values = groupOf(document, group);
    if (!Object.hasOwn(values, former)) return [];
    if (!Object.hasOwn(values, current)) Reflect.set(values, current, Reflect.get(values, former));
    Reflect.deleteProperty(values, former);
    return [`/${group}/${former} is now named ${current}`];
  });
}
