import { missingClasses } from "./class-names.mjs";

const component = `import styles from "./card.module.css";
export const Card = () => <div className={styles.card}><p className={styles.price} /></div>;`;

test("a class that the stylesheet lacks is found", () => {
  expect(missingClasses(component, () => ".card { color: red; } /* .price */")).toEqual(["price"]);
});

test("a class of the stylesheet is not reported, however it is selected", () => {
  expect(missingClasses(component, () => ".list > .card:hover, .price[data-low] {}")).toEqual([]);
});
