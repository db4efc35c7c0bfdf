// Types of Galaxy's JSON. Written by tools/wire-types.mjs from contract/galaxy.openapi.yaml; not edited by hand.
export interface components {
    schemas: {
        /** @description The one business error shape, in an HTTP 200 body. */
        readonly CodeError: {
            /** @description 0, 404 and 500 as above; any other is a failure without a meaning of its own. */
            readonly code: number;
            /** @description For the log, or shown where the error catalogue says 'server message'. */
            readonly errorMessage: string;
        };
        /** Format: date */
        readonly Day: string;
        /** @description Destination local time, no zone. */
        readonly LocalDateTime: string;
        readonly Digits: string;
        readonly ContentId: string;
        readonly GroupKey: string;
        /** @description Opaque. */
        readonly SearchId: string;
        /** @description Opaque; valid together with its SearchId. */
        readonly BookKey: string;
        readonly Currency: string;
        /**
         * @default PriorityAgreement-Asc
         * @enum {string}
         */
        readonly StaySort: "PriorityAgreement-Asc" | "Price-Asc" | "Price-Desc" | "Name-Asc" | "Name-Desc" | "Random-Asc";
        readonly Money: {
            readonly Price: number;
            readonly Currency: components["schemas"]["Currency"];
        };
        readonly OfferPrice: {
            readonly Price: number;
            /** @description Shown struck through only when present and different. */
            readonly OriginalPrice: number | null;
            readonly Currency: components["schemas"]["Currency"];
        };
        /** @description Either coordinate 0 means not placed. */
        readonly Position: {
            readonly Latitude: number;
            readonly Longitude: number;
        };
        readonly PersonConfiguration: {
            readonly Adults: number;
            readonly ChildrenAges: readonly number[];
        };
        readonly Image: {
            /** @description Absolute, or /path on the image host; without sizing parameters. */
            readonly Uri: string;
            /** @description Alt text. */
            readonly Description: string | null;
            /** @description At most one is true; it is shown first, else the first of the list. */
            readonly IsMain: boolean;
            /** @description Vertical focal point in percent from the top; null = 50. */
            readonly FocalY: number | null;
        };
        readonly InformationItem: {
            /** @description 101 intro, 102 about. */
            readonly Id: number;
            /** @description HTML. */
            readonly Value: string;
        };
        /** @description 372 beds, 603/589/130 bedrooms, 100724 flag, 100043, 577 video. */
        readonly Facility: {
            readonly Id: number;
            readonly Name: string;
            /** @description Icon name of the client's set; null = not a top icon. */
            readonly Icon: string | null;
            /** @enum {string} */
            readonly Type: "Boolean" | "Number" | "Text";
            /** @description 'True'/'False' when Boolean ('False' = absent), digits when Number. */
            readonly Value: string;
        };
        readonly Content: {
            readonly Id: components["schemas"]["ContentId"];
            /** @description Plain text. */
            readonly Introduction: string | null;
            /** @description HTML. */
            readonly Description: string | null;
            readonly Images: readonly components["schemas"]["Image"][];
            readonly LastGeo: null | {
                /** @description Names from the root, ' / ' between. */
                readonly Path: string;
            };
            readonly Position: null | components["schemas"]["Position"];
            readonly Information: readonly components["schemas"]["InformationItem"][];
            /** @description 1012 price-from value, 402 its unit, 415 a note; all text. */
            readonly InformationOthers: {
                readonly [key: string]: string;
            };
            readonly Attributes: readonly components["schemas"]["Facility"][];
            /** @description Recommended badge. (Spelt so.) */
            readonly IsHightlight: boolean;
            readonly Hostel: boolean;
            /** @description Sold per bed; same BookKey lines merge with summed Amount. */
            readonly DormitoryBed: boolean;
        };
        /** @description Content of an offer or an add-on. */
        readonly SmallContent: {
            readonly Images: readonly components["schemas"]["Image"][];
            readonly Information: readonly components["schemas"]["InformationItem"][];
        };
        readonly StayPrice: {
            /** @description Whole stay, whole person configuration. */
            readonly Price: number;
            readonly OriginalPrice: number | null;
            readonly Currency: components["schemas"]["Currency"];
            readonly DateStart: components["schemas"]["Day"];
            readonly DateEnd: components["schemas"]["Day"];
            readonly TotalPersons: number;
        };
        readonly IncludedAddon: {
            readonly Name: string;
            readonly Amount: number;
        };
        /** @description One price configuration. Rooms asked with different persons give one Product per distinct PersonConfiguration. */
        readonly Product: {
            /** @description Sent back as BookKey. */
            readonly BookingKey: components["schemas"]["BookKey"];
            /** @description Rank, 1 = best; sort PriorityAgreement-Asc uses the lowest. */
            readonly PriorityAgreement: number;
            readonly Price: components["schemas"]["StayPrice"];
            readonly PersonConfiguration: components["schemas"]["PersonConfiguration"];
            readonly IncludedAddons: readonly components["schemas"]["IncludedAddon"][];
            readonly BookingConditions: null | {
                readonly Name: string;
                /** @description HTML. */
                readonly Terms: string;
            };
            readonly DiscountInformation: null | {
                readonly Name: string;
                readonly Description: string | null;
            };
            readonly Offer: null | {
                readonly Name: string;
                readonly Content: components["schemas"]["SmallContent"];
            };
        };
        /** @description A property, cabin or room. ParentId and ParentName are our addition (breadcrumb, cabin links). */
        readonly Accommodation: {
            readonly Id: components["schemas"]["ContentId"];
            readonly Name: string;
            /** @description Free text; the client percent-encodes it in addresses. */
            readonly UrlAlias: string;
            /**
             * @description Route name. For cabin and room, {Id} is the digits of ParentId, {Name} is the placeholder word name and {DetailId} the own digits; otherwise {Id} the own digits and {Name} UrlAlias.
             * @enum {string}
             */
            readonly PageToLoad: "village" | "cabin" | "cabindetail" | "hotel" | "room" | "hoteldetail";
            /** @description Never null when PageToLoad is cabin or room. */
            readonly ParentId: null | components["schemas"]["ContentId"];
            readonly ParentName: string | null;
            /** @description Key for get-travel-rating; null = no reviews section. */
            readonly ReferenceId: string | null;
            /** @description Products[0].BookingKey, else null. */
            readonly BookingKey: null | components["schemas"]["BookKey"];
            /** @description Digits of Id, except units that share one sellable product (same group key). */
            readonly ProductId: components["schemas"]["Digits"];
            readonly MinPopulation: number | null;
            readonly MaxPopulation: number | null;
            /** @description Some price configuration has OriginalPrice above Price. */
            readonly Discounted: boolean;
            /** @description Number in brackets on result cards; also sent in lists, where the map is {}. */
            readonly ProductsGroupedTotal: number;
            /** @description Number in map cards and in the village and hotel count line. */
            readonly TotalResults: number;
            readonly Offers: readonly components["schemas"]["Package"][];
            readonly Children: readonly components["schemas"]["Accommodation"][];
            readonly Products: readonly components["schemas"]["Product"][];
            readonly ProductsGrouped: components["schemas"]["AccommodationGroups"];
            readonly ProductGroupedBookingConditions: {
                readonly [key: string]: readonly components["schemas"]["Accommodation"][];
            };
            readonly Content: components["schemas"]["Content"];
        };
        readonly AccommodationGroups: {
            readonly [key: string]: readonly components["schemas"]["Accommodation"][];
        };
        readonly Package: {
            readonly Id: components["schemas"]["ContentId"];
            /** @description Route {PackageId}, offerIds and packageId. */
            readonly PackageId: components["schemas"]["Digits"];
            readonly Name: string;
            /** @description Free text; the client percent-encodes it in addresses. */
            readonly UrlAlias: string;
            /** @description The property; its digits are route {Id}. */
            readonly ParentId: components["schemas"]["ContentId"];
            /** @description Supplier in the supplier filter. */
            readonly ParentName: string;
            readonly Products: readonly {
                readonly Id: components["schemas"]["ContentId"];
                readonly Name: string;
            }[];
            readonly Content: components["schemas"]["Content"];
            /** @description From-price of the stay; null without dates. */
            readonly Price: null | components["schemas"]["OfferPrice"];
        };
        readonly AccommodationAvailability: {
            readonly Accommodations: readonly components["schemas"]["Accommodation"][];
            /** @description Over all pages. */
            readonly TotalResults: number;
            readonly SearchId: components["schemas"]["SearchId"];
        };
        readonly AccommodationContentList: {
            /** @constant */
            readonly Success: true;
            readonly Items: readonly components["schemas"]["Accommodation"][];
            readonly TotalResults: number;
        };
        readonly ContentOffers: {
            readonly items: readonly components["schemas"]["Package"][];
            readonly parentNames: readonly string[];
        };
        readonly Calendar: {
            /** @description Ascending by Date. */
            readonly CalendarFormatted: readonly {
                readonly Date: components["schemas"]["Day"];
                /** @description Nights, ascending. (Spelt so.) */
                readonly StayLenghts: readonly number[];
                /** @description For the shortest stay. */
                readonly PriceFrom: number | null;
            }[];
            readonly FakeCalendar: boolean;
            /** @description Some PriceFrom is not null; false hides prices and their legend. */
            readonly CalendarPriceExists: boolean;
        };
        readonly DepartureDates: {
            readonly earliestDepartureDay: null | components["schemas"]["Day"];
            readonly departureDates: readonly components["schemas"]["Day"][];
        };
        readonly PromoCodeValidation: {
            readonly ValidationResult: readonly {
                /** @enum {string} */
                readonly PromoCodeStatus: "Valid" | "Invalid" | "Expired" | "NotApplicable";
                readonly PromoCode: string;
            }[];
        };
        readonly Score: {
            /** @description 0 = overall (ScoreList only, always first); others = score category. */
            readonly Id: number;
            readonly Name: string;
            readonly Value: number;
        };
        readonly ReviewSummary: {
            readonly Rating: number;
            /** @description Best possible score, 5. */
            readonly RatingMax: number;
            readonly RatingCount: number;
            readonly RecommendedYes: number;
            /** @description Average per category, one progress bar each (never Id 0). */
            readonly Scores: readonly components["schemas"]["Score"][];
            /** @description How many reviews gave each overall score. Not shown by the specified screens. */
            readonly OverallValues: readonly {
                readonly Value: number;
                readonly Count: number;
            }[];
        };
        readonly Review: {
            readonly TicketId: string;
            readonly Title: string | null;
            readonly Body: string | null;
            /** @description null = anonymous label. */
            readonly Signature: string | null;
            readonly CountryName: string | null;
            readonly CountryCode: string | null;
            readonly Completed: components["schemas"]["Day"];
            /** @description 1 to 5; entry 0 is the score shown out of RatingMax. */
            readonly ScoreList: readonly components["schemas"]["Score"][];
            readonly OwnersReply: string | null;
            readonly OwnersReplyedAt: null | components["schemas"]["Day"];
            readonly ProducttypeGroupName: string | null;
        };
        readonly TravelRating: {
            readonly Summary: components["schemas"]["ReviewSummary"];
            readonly Reviews: readonly components["schemas"]["Review"][];
        };
        readonly BasketItem: {
            readonly BookKey: components["schemas"]["BookKey"];
            /** @default 1 */
            readonly Amount: number;
            readonly Name: string;
        };
        /** @description Other temp cart members may ride along and are ignored. */
        readonly TempCartItem: {
            readonly BookKey: components["schemas"]["BookKey"];
            /** @default 1 */
            readonly Amount: number;
            readonly Name: string;
            /** @description Unit price. */
            readonly Price?: number;
            readonly Id?: components["schemas"]["ContentId"];
            readonly SearchId?: components["schemas"]["SearchId"];
            readonly BookItem?: {
                readonly Name?: string;
                readonly Price?: number;
                readonly DormitoryBed?: boolean;
                readonly Amount?: number;
            };
        };
        readonly AddAccommodationRequest: {
            readonly searchId: components["schemas"]["SearchId"];
            readonly items: string;
        };
        readonly AddTempCartRequest: {
            readonly searchId: components["schemas"]["SearchId"];
            readonly items: string;
        };
        readonly AddToBasketResult: {
            readonly basketResult: {
                readonly Success: boolean;
                /** @description One per item, in order of items; [] unless Success. */
                readonly BookItemIds: readonly number[];
                /** @description null on success, else 2. */
                readonly Error: number | null;
                readonly Message: string | null;
            };
        };
        readonly CartContent: {
            readonly Groups: readonly {
                /** @description Property, or activity provider. */
                readonly Name: string;
                readonly Offer: null | {
                    readonly Name: string;
                };
                readonly Products: readonly components["schemas"]["CartProduct"][];
            }[];
            /** @description Products and extra add-ons. */
            readonly TotalPrice: components["schemas"]["Money"];
        };
        readonly CartProduct: {
            readonly Name: string;
            /** @description T00:00:00 when only the day matters. */
            readonly StartDate: components["schemas"]["LocalDateTime"];
            readonly EndDate: components["schemas"]["LocalDateTime"];
            readonly Persons: readonly {
                readonly No: number;
                readonly Name: string;
            }[];
            readonly Addons: readonly {
                readonly Name: string;
                readonly NoUnits: number;
                /** @description true = included add-on, false = extra add-on. */
                readonly PriceIncluded: boolean;
                /** @description For all units; 0 when included. */
                readonly Price: components["schemas"]["Money"];
            }[];
            /** @description Without extra add-ons. */
            readonly Price: components["schemas"]["Money"];
        };
        readonly BasketAddons: {
            readonly RedirectToOnline: boolean;
            readonly BookItems: readonly components["schemas"]["BookItem"][];
        };
        readonly BookItem: {
            readonly BookItemId: number;
            readonly ProductName: string;
            /** @description Those in no group. */
            readonly AvailableAddons: readonly components["schemas"]["Addon"][];
            readonly AddonGroups: readonly {
                readonly Name: string;
                readonly AvailableAddons: readonly components["schemas"]["Addon"][];
            }[];
        };
        readonly Addon: {
            readonly AddonId: number;
            readonly BookItemId: number;
            readonly Name: string;
            /** @description 1 = checkbox. */
            readonly MaximumNumberOfUnits: number;
            /** @description Per unit. */
            readonly Price: components["schemas"]["Money"];
            readonly Content: components["schemas"]["SmallContent"];
        };
        readonly AddonChoice: {
            /** @description AddonId. */
            readonly id: number;
            readonly qty: number;
            /** @description Unit price as shown; the server charges its own. */
            readonly price: number;
            readonly bookItemId: number;
        };
        /** @description Activity, activity group or transport product. */
        readonly Activity: {
            readonly Id: components["schemas"]["ContentId"];
            readonly Name: string;
            /** @description Cheapest quote; the tile shows InformationOthers 1012/402/415 instead when 1012 is set. */
            readonly PriceFrom: number | null;
            readonly Content: components["schemas"]["Content"];
            /** @description Occasions or departures, ascending; T00:00:00 = no time of day. */
            readonly AvailableDates: readonly components["schemas"]["LocalDateTime"][];
            /** @description Occasion -> participant entries. */
            readonly ProductsGrouped: {
                readonly [key: string]: readonly components["schemas"]["ParticipantEntry"][];
            };
            /** @description Day -> its occasions (keys of ProductsGrouped). */
            readonly ProductsDates: {
                readonly [key: string]: readonly components["schemas"]["LocalDateTime"][];
            };
        };
        readonly ParticipantEntry: {
            readonly Name: string;
            readonly Start: components["schemas"]["LocalDateTime"];
            readonly End: components["schemas"]["LocalDateTime"];
            readonly PriceGroups: readonly {
                /** @description Accordion heading when there are several. */
                readonly Name: string;
                readonly Quotes: readonly components["schemas"]["Quote"][];
            }[];
        };
        readonly Quote: {
            readonly BookKey: components["schemas"]["BookKey"];
            readonly AvailableCapacity: number;
            /** @description 0 or 1 = no minimum. */
            readonly MinimumItemsBookable: number;
            /** @description Per unit. */
            readonly Price: {
                readonly Price: number;
                readonly OriginalPrice: number | null;
                readonly Currency: components["schemas"]["Currency"];
                /** @description Row label, such as Adult. */
                readonly PriceGroupName: string;
            };
        };
        readonly ActivitySearchResult: {
            readonly SearchId: components["schemas"]["SearchId"];
            readonly ActivityGroups: readonly components["schemas"]["Activity"][];
        };
        readonly ActivityByDayResult: {
            readonly AvailableDates: readonly components["schemas"]["Day"][];
            readonly DatesWithAvailability: {
                readonly [key: string]: boolean;
            };
            readonly ProductsByDay: components["schemas"]["ProductsByDay"];
            readonly SearchId: null | components["schemas"]["SearchId"];
        };
        readonly ProductsByDay: {
            readonly [key: string]: readonly components["schemas"]["Activity"][];
        };
        readonly RecommendedActivities: {
            readonly available: number;
            readonly Activities: readonly components["schemas"]["Activity"][];
            /** @description Widget startDateISO. */
            readonly startDate: null | components["schemas"]["Day"];
            readonly cbisIds: readonly components["schemas"]["Digits"][];
            /** @description Widget promotionCode. */
            readonly promocode: string | null;
            /** @description Title of the description block. */
            readonly name: string | null;
            /** @description HTML. */
            readonly description: string | null;
            readonly introduction: string | null;
            /** @description Badge text. */
            readonly badge: string | null;
            /** @description Days after arrival. */
            readonly offset: number;
            readonly bf_token: string | null;
            readonly global_token: string | null;
        };
        readonly PersonGroupSelection: {
            readonly Code: string;
            readonly Quantity: number;
        };
        readonly TransportInformation: {
            readonly Locations: readonly {
                readonly Code: string;
                readonly Name: string;
            }[];
            readonly PersonPriceGroups: readonly {
                /** @description PRGR00001 = general group. */
                readonly Code: string;
                readonly Name: string;
                readonly MinAge: number | null;
                readonly MaxAge: number | null;
            }[];
            readonly TransportActivityCalendars: readonly {
                /** @description Location Code. */
                readonly Code: string;
                readonly Dates: readonly components["schemas"]["Day"][];
            }[];
        };
        readonly TransportAvailability: {
            readonly SearchId: components["schemas"]["SearchId"];
            readonly Results: readonly {
                readonly OutboundJourney: {
                    readonly Legs: readonly {
                        readonly DepartureTime: components["schemas"]["LocalDateTime"];
                        readonly ArrivalTime: components["schemas"]["LocalDateTime"];
                    }[];
                    /** @description Persons; above it the departure is sold out. */
                    readonly AvailableCapacity: number;
                };
                readonly BookKey: components["schemas"]["BookKey"];
                /** @description Total for all chosen persons. */
                readonly Price: components["schemas"]["Money"];
            }[];
        };
        readonly TransportDays: {
            readonly ProductsByDay: components["schemas"]["ProductsByDay"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
