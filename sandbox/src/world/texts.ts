import type { Localised } from "./localised.ts";

/** A sentence about a property; `{place}` is its area. */
const localised = (en: string, sv: string): Localised => ({ en, sv });

export const villageIntroductions: readonly Localised[] = [
  localised(
    "Timber cabins around a shared yard in {place}, two minutes on foot from the lift.",
    "Timrade stugor runt en gemensam gård i {place}, två minuters promenad från liften.",
  ),
  localised(
    "A quiet village between spruce and birch in {place}, with the ski track at the gate.",
    "En stillsam by mellan gran och björk i {place}, med skidspåret vid grinden.",
  ),
  localised(
    "Red cabins by the lake in {place}. Skates and skis in winter, canoes when the ice has gone.",
    "Röda stugor vid sjön i {place}. Skridskor och skidor på vintern, kanoter när isen gått.",
  ),
  localised(
    "High above {place}, where the forest ends and the open mountain begins.",
    "Högt ovanför {place}, där skogen slutar och kalfjället tar vid.",
  ),
  localised(
    "Family cabins in {place} with a sledging hill in the middle and a bakery around the corner.",
    "Familjestugor i {place} med pulkabacke i mitten och bageri runt hörnet.",
  ),
  localised(
    "New cabins with large windows towards the valley of {place}; the last run of the day ends at your door.",
    "Nybyggda stugor med stora fönster mot {place}; dagens sista åk slutar vid din dörr.",
  ),
];

export const hotelIntroductions: readonly Localised[] = [
  localised(
    "A mountain hotel in {place} with an open fire in the lobby and a kitchen that cooks what the forest gives.",
    "Ett fjällhotell i {place} med öppen eld i lobbyn och ett kök som lagar vad skogen ger.",
  ),
  localised(
    "Step out of the door and into the slope: the classic of {place} since 1952.",
    "Kliv ut genom dörren och rakt ut i backen: klassikern i {place} sedan 1952.",
  ),
  localised(
    "Small hotel by the river in {place}, known for its long breakfast and its outdoor sauna.",
    "Litet hotell vid älven i {place}, känt för sin långa frukost och sin utebastu.",
  ),
  localised(
    "Simple rooms, good beds and a drying room that really dries: for those who are in {place} to be outdoors.",
    "Enkla rum, sköna sängar och ett torkrum som torkar på riktigt: för dig som är i {place} för att vara ute.",
  ),
];

export const cabinIntroductions: readonly Localised[] = [
  localised(
    "A cabin of its own in {place}, with a fireplace and a view over the valley.",
    "En egen stuga i {place}, med eldstad och utsikt över dalen.",
  ),
  localised(
    "Old timber, new kitchen: renovated with care and close to everything in {place}.",
    "Gammalt timmer, nytt kök: varsamt renoverad och nära till allt i {place}.",
  ),
  localised(
    "Room for two families, a long table and a wood-fired sauna down by the stream.",
    "Plats för två familjer, ett långbord och en vedeldad bastu nere vid bäcken.",
  ),
  localised(
    "The last house on the road. Snow, silence and stars above {place}.",
    "Sista huset på vägen. Snö, tystnad och stjärnor över {place}.",
  ),
  localised(
    "Light and warm with a terrace to the south; the cross-country track passes the garden.",
    "Ljus och varm med altan mot söder; längdspåret går förbi tomten.",
  ),
  localised(
    "A compact cabin for a small party, five minutes by ski bus from the lifts of {place}.",
    "En kompakt stuga för det lilla sällskapet, fem minuter med skidbuss från liftarna i {place}.",
  ),
];

export const roomIntroductions: readonly Localised[] = [
  localised(
    "Good beds, warm floor in the bathroom and a window towards the mountain.",
    "Sköna sängar, golvvärme i badrummet och fönster mot fjället.",
  ),
  localised(
    "A calm room in wool and pine with a reading chair by the window.",
    "Ett lugnt rum i ull och furu med läsfåtölj vid fönstret.",
  ),
  localised(
    "Extra space for skis, boots and everyone who wears them.",
    "Extra plats för skidor, pjäxor och alla som har dem på sig.",
  ),
];

const paragraphs: readonly Localised[] = [
  localised(
    "<p>The kitchen has what you need to cook for everyone, with a dishwasher that takes the plates while you take the view.</p>",
    "<p>Köket har det du behöver för att laga mat till alla, med en diskmaskin som tar tallrikarna medan du tar utsikten.</p>",
  ),
  localised(
    "<p>In winter the track is prepared before seven in the morning. In summer the same way is a path to the <strong>waterfall</strong>.</p>",
    "<p>På vintern är spåret preparerat före sju på morgonen. På sommaren är samma väg en stig till <strong>vattenfallet</strong>.</p>",
  ),
  localised(
    "<p>Nearby you find:</p><ul><li>the grocery shop, 600 metres</li><li>ski hire and ski school</li><li>the floodlit track, 2.5 kilometres</li></ul>",
    "<p>I närheten finns:</p><ul><li>mataffären, 600 meter</li><li>skiduthyrning och skidskola</li><li>elljusspåret, 2,5 kilometer</li></ul>",
  ),
  localised(
    "<p>Arrival from 15:00, departure before 11:00. Keys are in the box by the door; the code comes by text message the day before.</p>",
    "<p>Ankomst från 15.00, avresa före 11.00. Nyckeln finns i boxen vid dörren; koden kommer som sms dagen innan.</p>",
  ),
  localised(
    "<p>The area is known for its <em>snömobilfria</em> (snowmobile-free) forests and for nights dark enough for the northern lights.</p>",
    "<p>Området är känt för sina <em>snöskoterfria</em> skogar och för nätter mörka nog för norrsken.</p>",
  ),
  localised(
    "<p>The drying cabinet, the ski store and the waxing bench are shared by the house and open day and night.</p>",
    "<p>Torkskåp, skidförråd och vallabänk delas av huset och är öppna dygnet runt.</p>",
  ),
  localised(
    "<p>Mornings begin with light over the ridge. Evenings end by the fire, with cards, cocoa and dry socks.</p>",
    "<p>Morgonen börjar med ljus över åsen. Kvällen slutar vid brasan, med kortspel, choklad och torra strumpor.</p>",
  ),
];

export { paragraphs as descriptionParagraphs };
