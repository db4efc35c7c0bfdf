import fc from "fast-check";
import { contentDigits, hasPosition } from "./accommodation.ts";
import { shownTimes } from "./activities.ts";
import { videoLink } from "./facilities.ts";
import { countGuests, hasUnsetAge } from "./guests.ts";
import { imageAddress, imageSizes, imageSourceSet, mainFirst } from "./images.ts";
import { cutIntroduction } from "./introduction.ts";
import { barPercent, overallScore, percentRecommending } from "./review-rules.ts";

test("SR-05 PK-03 UP-05 an introduction is cut to its limit, at a word", () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 40 }), fc.constantFrom(60, 100, 120), (text, length) => {
      const cut = cutIntroduction(text, length);
      expect([...cut].length).toBeLessThanOrEqual(length + 1);
      expect(text.startsWith(cut.replace(/…$/, ""))).toBe(true);
    }),
  );
  expect([
    cutIntroduction("one two three", 7),
    cutIntroduction("x".repeat(9), 5),
    cutIntroduction(null, 5),
  ]).toEqual(["one two…", "xxxxx…", ""]);
});

test("SW-05 guests are counted over all rooms, unset ages found", () => {
  const rooms = [
    { adults: 2, childrenAges: [4, -1] },
    { adults: 1, childrenAges: [] },
  ];
  expect(countGuests(rooms)).toEqual({ adults: 3, children: 2, guests: 5, rooms: 2 });
  expect([hasUnsetAge(rooms), hasUnsetAge(rooms.slice(1))]).toEqual([true, false]);
});

test("RV-01 RV-02 percent rounded down and none without ratings, bars in steps of 10, the overall score (rulings 36 and 56)", () => {
  expect(percentRecommending({ recommendedYes: 37, ratingCount: 41 })).toBe(90);
  expect(percentRecommending({ recommendedYes: 0, ratingCount: 0 })).toBeNull();
  expect([0, 4.5, 4.8, 4.2, 9].map((value) => barPercent(value, 5))).toEqual([0, 90, 100, 80, 100]);
  expect(
    overallScore({
      scores: [
        { id: 1, name: "", value: 1 },
        { id: 0, name: "", value: 4 },
      ],
    })?.value,
  ).toBe(4);
});

test.each([
  ["https://www.youtube.com/embed/abc", true],
  ["https://player.vimeo.com/video/1", true],
  ['<iframe src="https://www.youtube.com/embed/abc"></iframe>', true],
  ["http://www.youtube.com/embed/abc", false],
  ["https://www.youtube.com/watch?v=abc", false],
  ["https://www.youtube.com.evil.test/embed/abc", false],
  ["https://www.youtube.com@evil.test/embed/abc", false],
  ["https://evil.test/embed/?https://www.youtube.com/embed/abc", false],
  ["https://[www.youtube.com/embed/abc", false],
  ["javascript:alert(1)", false],
  ["False", false],
])("VD-01 %s plays: %s (ruling 39)", (value, plays) => {
  const facilities = [{ id: 577, name: "Video", icon: null, type: "Text" as const, value }];
  expect(videoLink(facilities, ["www.youtube.com", "player.vimeo.com"]) !== null).toBe(plays);
});

test("ST-03 pictures carry the sizing parameters in the listed order (rulings 37, 46 and 51)", () => {
  const host = "https://images.test";
  expect(imageAddress("/a.jpg", { width: 800, height: 450 }, host)).toBe(
    "https://images.test/a.jpg?width=800&height=450&crop=auto&scale=downscaleonly",
  );
  expect(imageAddress("https://cdn.test/a?x=1", { height: 250 }, host)).toBe(
    "https://cdn.test/a?x=1&height=250&scale=downscaleonly&fitaspect=true",
  );
  expect(imageSourceSet("/a.jpg", { width: 80, height: 80 }, `${host}/`)).toContain(
    "https://images.test/a.jpg?width=160&height=160&crop=auto&scale=downscaleonly 160w",
  );
  expect(imageSourceSet("/a.jpg", { height: 250 }, host)).toMatch(/height=250\S+ 1x, \S+height=500\S+ 2x$/);
  expect([imageSizes({ width: 80, height: 80 }), imageSizes({ height: 250 })]).toEqual([
    "min(100vw, 80px)",
    undefined,
  ]);
  const image = (uri: string, isMain: boolean) => ({ uri, isMain, description: null, focalY: 50 });
  expect(mainFirst([image("a", false), image("b", true)]).map(({ uri }) => uri)).toEqual(["b", "a"]);
});

test("MP-01 a position needs both coordinates, neither 0", () => {
  const at = (latitude: number, longitude: number) => hasPosition({ latitude, longitude });
  expect([at(61, 13), at(0, 13), at(61, 0), hasPosition(null)]).toEqual([true, false, false, false]);
});

test("RT-07 the digits of a content id follow its colon (ruling 10)", () => {
  expect([contentDigits("cbis:2001"), contentDigits("2001")]).toEqual(["2001", "2001"]);
});

test("UP-05 TR-02 up to 5 times and whether there are more, none when all are midnight", () => {
  const at = (time: string) => `2027-02-07T${time}:00`;
  expect(shownTimes([at("00:00"), at("00:00")])).toEqual({ times: [], hasMore: false });
  const six = ["08:00", "09:00", "10:00", "11:00", "12:00", "13:00"];
  expect(shownTimes(six.map(at))).toEqual({ times: six.slice(0, 5), hasMore: true });
  expect(shownTimes(six.slice(0, 5).map(at)).hasMore).toBe(false);
});
