// Generated from openapi.json: run this folder’s tests with -u to write it again.
export interface paths {
    "/api/v1/analyze/url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Analyze a page
         * @description Waits for the report. With an `Idempotency-Key`, a repeat gets the same answer and starts nothing new. With `Prefer: respond-async`, the answer is the state of the analysis, whose `key` leads to it.
         *
         *     Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    prefer?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "url": "https://shop.test/pricing",
                     *       "pageGoal": "sell"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        pageType?: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                        /** @enum {string} */
                        pageGoal?: "sell" | "leads" | "signups" | "bookings" | "donations" | "downloads" | "inform";
                        /** @enum {string} */
                        audience?: "business" | "consumer";
                        /** @enum {string} */
                        trafficSource?: "search" | "ads" | "social" | "email" | "direct";
                        /** @description The text of the ad, email or search that brings visitors to the page. We compare its words, prices and terms with the page; the score isn’t affected. */
                        message?: string;
                        /**
                         * @description The language that the report is written in, whatever the page’s language.
                         * @enum {string}
                         */
                        reportLanguage?: "en" | "de" | "fr" | "es";
                        url: string;
                        /** Format: email */
                        email?: string;
                        /** @description Opens a page that isn’t open to everyone. It’s kept encrypted for the site, sent to no other, and used again the next time. Or the id of the access that is kept for the site. */
                        access?: components["schemas"]["PageAccessInput"] | {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            reportId: string;
                            url: string;
                            overallScore: string | null;
                            scores: {
                                [key: string]: number | null;
                            };
                            recommendations: (components["schemas"]["LockedRecommendation"] | components["schemas"]["Recommendation"])[];
                            categoryInsights: {
                                [key: string]: string;
                            };
                            summary: string;
                            pageType: {
                                /** @enum {string} */
                                type: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                                confidence: number;
                                chosen: boolean;
                            };
                            pageTypeInsights: string[];
                            metadata: {
                                warning?: string;
                            };
                            analysisResults: components["schemas"]["ConversionReport"];
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AnalysisState"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analyze/manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Analyze a headline and an offer without a page
         * @description Waits for the report. With an `Idempotency-Key`, a repeat gets the same answer and starts nothing new. With `Prefer: respond-async`, the answer is the state of the analysis, whose `key` leads to it.
         *
         *     Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    prefer?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "headline": "Kettles that whistle",
                     *       "offer": "Copper kettles with a 10-year guarantee"
                     *     }
                     */
                    "application/json": {
                        headline: string;
                        offer: string;
                        copy?: string;
                        /** @enum {string} */
                        pageType?: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                        /** @enum {string} */
                        audience?: "business" | "consumer";
                        /**
                         * @description The language that the report is written in, whatever the page’s language.
                         * @enum {string}
                         */
                        reportLanguage?: "en" | "de" | "fr" | "es";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            reportId: string;
                            url: string;
                            overallScore: string | null;
                            scores: {
                                [key: string]: number | null;
                            };
                            recommendations: (components["schemas"]["LockedRecommendation"] | components["schemas"]["Recommendation"])[];
                            categoryInsights: {
                                [key: string]: string;
                            };
                            summary: string;
                            pageType: {
                                /** @enum {string} */
                                type: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                                confidence: number;
                                chosen: boolean;
                            };
                            pageTypeInsights: string[];
                            metadata: {
                                warning?: string;
                            };
                            analysisResults: components["schemas"]["ConversionReport"];
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AnalysisState"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analyze/competitor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare a page with one to three others
         * @description Waits for the report. With an `Idempotency-Key`, a repeat gets the same answer and starts nothing new. With `Prefer: respond-async`, the answer is the state of the analysis, whose `key` leads to it.
         *
         *     Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    prefer?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "primaryUrl": "https://shop.test/",
                     *       "competitorUrls": [
                     *         "https://rival.test/"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        pageType?: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                        /** @enum {string} */
                        pageGoal?: "sell" | "leads" | "signups" | "bookings" | "donations" | "downloads" | "inform";
                        /** @enum {string} */
                        audience?: "business" | "consumer";
                        /** @enum {string} */
                        trafficSource?: "search" | "ads" | "social" | "email" | "direct";
                        /**
                         * @description The language that the report is written in, whatever the page’s language.
                         * @enum {string}
                         */
                        reportLanguage?: "en" | "de" | "fr" | "es";
                        primaryUrl: string;
                        competitorUrls: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "competitor";
                            primary: {
                                scores: {
                                    [key: string]: number | null;
                                };
                                categoryInsights: {
                                    [key: string]: string;
                                };
                                overallScore: ("A+" | "A" | "A-" | "B+" | "B" | "B-" | "C+" | "C" | "C-" | "D+" | "D" | "F") | null;
                                percent: number | null;
                                range?: {
                                    low: number;
                                    high: number;
                                } | null;
                                title: string;
                                url: string;
                            };
                            competitors: {
                                title: string;
                                url: string;
                                analysis: {
                                    scores: {
                                        [key: string]: number | null;
                                    };
                                    categoryInsights: {
                                        [key: string]: string;
                                    };
                                    overallScore: ("A+" | "A" | "A-" | "B+" | "B" | "B-" | "C+" | "C" | "C-" | "D+" | "D" | "F") | null;
                                    percent: number | null;
                                    range?: {
                                        low: number;
                                        high: number;
                                    } | null;
                                };
                            }[];
                            insights: {
                                summary: string;
                                recommendations: string[];
                                differences?: {
                                    check: string;
                                    /** @enum {string} */
                                    category: "clarity" | "urgency" | "socialProof" | "offerStrength" | "structure" | "trustCredibility";
                                    /** @enum {string} */
                                    lead: "theirs" | "yours";
                                    title: string;
                                    name: string;
                                    theirs: string;
                                    yours: string;
                                    takeOver: string | null;
                                    crops?: {
                                        yours: {
                                            width: number;
                                            height: number;
                                        } | null;
                                        theirs: {
                                            width: number;
                                            height: number;
                                        } | null;
                                    };
                                }[];
                                matrix: {
                                    /** @enum {string} */
                                    category: "clarity" | "urgency" | "socialProof" | "offerStrength" | "structure" | "trustCredibility";
                                    primary: number | null;
                                    best: number | null;
                                    bestTitle: string | null;
                                    difference: number | null;
                                    reason?: string | null;
                                }[];
                            };
                            rewrites?: {
                                /** @enum {string} */
                                part: "headline" | "subheadline" | "action" | "section";
                                current: string | null;
                                candidates: {
                                    text: string;
                                    reason: string;
                                    room?: {
                                        desktop: {
                                            before: number;
                                            after: number;
                                        } | null;
                                        mobile: {
                                            before: number;
                                            after: number;
                                        } | null;
                                    };
                                }[];
                            }[];
                            suggestions?: {
                                suggestedBy: string;
                                /** @enum {string} */
                                question: "works" | "offer" | "benefit" | "belief" | "cost" | "action";
                                title: string;
                                problem: string;
                                theirs: {
                                    name: string;
                                    text: string;
                                } | null;
                                why: string;
                                steps: string[];
                                evidence: {
                                    /** @enum {string} */
                                    side: "yours" | "theirs";
                                    text: string;
                                }[];
                            }[];
                            /** @enum {string} */
                            writtenIn?: "en" | "de" | "fr" | "es";
                            rubricVersion: string;
                            analyst?: {
                                /** @enum {string} */
                                kind: "built-in" | "model";
                                model: string | null;
                                parts?: {
                                    /** @enum {string} */
                                    part: "summary" | "insights" | "page-insights" | "recommendations" | "rewrites" | "second-opinion" | "swot" | "comparison";
                                    /** @enum {string} */
                                    author: "built-in" | "model";
                                    reason: ("slow" | "unavailable" | "rate-limited" | "rejected" | "refused" | "cut-off" | "malformed" | "ungrounded" | "over-budget" | "report-language") | null;
                                    kept: number;
                                    dropped: number;
                                }[];
                            };
                            locked: boolean;
                            lockedCount: number;
                            /** Format: uuid */
                            reportId: string;
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AnalysisState"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analyze/swot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get strengths, weaknesses, opportunities and threats of a page
         * @description Waits for the report. With an `Idempotency-Key`, a repeat gets the same answer and starts nothing new. With `Prefer: respond-async`, the answer is the state of the analysis, whose `key` leads to it.
         *
         *     Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    prefer?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "url": "https://shop.test/"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        pageType?: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                        /** @enum {string} */
                        pageGoal?: "sell" | "leads" | "signups" | "bookings" | "donations" | "downloads" | "inform";
                        /** @enum {string} */
                        audience?: "business" | "consumer";
                        /** @enum {string} */
                        trafficSource?: "search" | "ads" | "social" | "email" | "direct";
                        /**
                         * @description The language that the report is written in, whatever the page’s language.
                         * @enum {string}
                         */
                        reportLanguage?: "en" | "de" | "fr" | "es";
                        url: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "swot";
                            url: string;
                            title: string;
                            strengths: {
                                title: string;
                                description: string;
                                findings: string[];
                                /** @enum {string} */
                                impact: "high" | "medium" | "low";
                            }[];
                            weaknesses: {
                                title: string;
                                description: string;
                                findings: string[];
                                /** @enum {string} */
                                severity: "high" | "medium" | "low";
                                suggestion: string;
                            }[];
                            opportunities: {
                                title: string;
                                description: string;
                                findings: string[];
                                /** @enum {string} */
                                potential: "high" | "medium" | "low";
                                actionable: string;
                            }[];
                            threats: {
                                title: string;
                                description: string;
                                findings: string[];
                                /** @enum {string} */
                                risk: "high" | "medium" | "low";
                                mitigation: string;
                            }[];
                            rewrites?: {
                                /** @enum {string} */
                                part: "headline" | "subheadline" | "action" | "section";
                                current: string | null;
                                candidates: {
                                    text: string;
                                    reason: string;
                                    room?: {
                                        desktop: {
                                            before: number;
                                            after: number;
                                        } | null;
                                        mobile: {
                                            before: number;
                                            after: number;
                                        } | null;
                                    };
                                }[];
                            }[];
                            suggestions?: {
                                suggestedBy: string;
                                /** @enum {string} */
                                question: "works" | "offer" | "benefit" | "belief" | "cost" | "action";
                                title: string;
                                problem: string;
                                theirs: {
                                    name: string;
                                    text: string;
                                } | null;
                                why: string;
                                steps: string[];
                                evidence: {
                                    /** @enum {string} */
                                    side: "yours" | "theirs";
                                    text: string;
                                }[];
                            }[];
                            /** @enum {string} */
                            writtenIn?: "en" | "de" | "fr" | "es";
                            rubricVersion: string;
                            analyst?: {
                                /** @enum {string} */
                                kind: "built-in" | "model";
                                model: string | null;
                                parts?: {
                                    /** @enum {string} */
                                    part: "summary" | "insights" | "page-insights" | "recommendations" | "rewrites" | "second-opinion" | "swot" | "comparison";
                                    /** @enum {string} */
                                    author: "built-in" | "model";
                                    reason: ("slow" | "unavailable" | "rate-limited" | "rejected" | "refused" | "cut-off" | "malformed" | "ungrounded" | "over-budget" | "report-language") | null;
                                    kept: number;
                                    dropped: number;
                                }[];
                            };
                            locked: boolean;
                            lockedCount: number;
                            /** Format: uuid */
                            reportId: string;
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AnalysisState"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analyze/copy-optimization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get better copy for a page
         * @description Waits for the report. With an `Idempotency-Key`, a repeat gets the same answer and starts nothing new. With `Prefer: respond-async`, the answer is the state of the analysis, whose `key` leads to it.
         *
         *     Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    prefer?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "url": "https://shop.test/"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        pageType?: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                        /** @enum {string} */
                        pageGoal?: "sell" | "leads" | "signups" | "bookings" | "donations" | "downloads" | "inform";
                        /** @enum {string} */
                        audience?: "business" | "consumer";
                        /** @enum {string} */
                        trafficSource?: "search" | "ads" | "social" | "email" | "direct";
                        /**
                         * @description The language that the report is written in, whatever the page’s language.
                         * @enum {string}
                         */
                        reportLanguage?: "en" | "de" | "fr" | "es";
                        url: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "copy";
                            url: string;
                            pageTitle: string;
                            copyAnalysis: {
                                headline: {
                                    current: string | null;
                                    issues: string[];
                                    rewriteExample: string;
                                    suggestions: string[];
                                };
                                callToActions: {
                                    location: string;
                                    current: string;
                                    rewriteExample: string | null;
                                    /** @enum {string} */
                                    priority: "high" | "medium" | "low";
                                    issues: string[];
                                }[];
                            };
                            priorityFixes: {
                                element: string;
                                /** @enum {string} */
                                impact: "high" | "medium" | "low";
                                current: string | null;
                                suggested: string;
                                reasoning: string;
                            }[];
                            overallRecommendations: string[];
                            rewrites?: {
                                /** @enum {string} */
                                part: "headline" | "subheadline" | "action" | "section";
                                current: string | null;
                                candidates: {
                                    text: string;
                                    reason: string;
                                    room?: {
                                        desktop: {
                                            before: number;
                                            after: number;
                                        } | null;
                                        mobile: {
                                            before: number;
                                            after: number;
                                        } | null;
                                    };
                                }[];
                            }[];
                            suggestions?: {
                                suggestedBy: string;
                                /** @enum {string} */
                                question: "works" | "offer" | "benefit" | "belief" | "cost" | "action";
                                title: string;
                                problem: string;
                                theirs: {
                                    name: string;
                                    text: string;
                                } | null;
                                why: string;
                                steps: string[];
                                evidence: {
                                    /** @enum {string} */
                                    side: "yours" | "theirs";
                                    text: string;
                                }[];
                            }[];
                            /** @enum {string} */
                            writtenIn?: "en" | "de" | "fr" | "es";
                            rubricVersion: string;
                            analyst?: {
                                /** @enum {string} */
                                kind: "built-in" | "model";
                                model: string | null;
                                parts?: {
                                    /** @enum {string} */
                                    part: "summary" | "insights" | "page-insights" | "recommendations" | "rewrites" | "second-opinion" | "swot" | "comparison";
                                    /** @enum {string} */
                                    author: "built-in" | "model";
                                    reason: ("slow" | "unavailable" | "rate-limited" | "rejected" | "refused" | "cut-off" | "malformed" | "ungrounded" | "over-budget" | "report-language") | null;
                                    kept: number;
                                    dropped: number;
                                }[];
                            };
                            locked: boolean;
                            lockedCount: number;
                            /** Format: uuid */
                            reportId: string;
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AnalysisState"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analyze/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Analyze an HTML file, a saved page (MHTML) or a zip of a site
         * @description Waits for the report. With an `Idempotency-Key`, a repeat gets the same answer and starts nothing new. With `Prefer: respond-async`, the answer is the state of the analysis, whose `key` leads to it. Fields: a file named `file`, and before it those of `analyze/url` besides `url`. The page is opened without a network.
         *
         *     Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    prefer?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @enum {string} */
                        pageType?: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                        /** @enum {string} */
                        pageGoal?: "sell" | "leads" | "signups" | "bookings" | "donations" | "downloads" | "inform";
                        /** @enum {string} */
                        audience?: "business" | "consumer";
                        /** @enum {string} */
                        trafficSource?: "search" | "ads" | "social" | "email" | "direct";
                        /** @description The text of the ad, email or search that brings visitors to the page. We compare its words, prices and terms with the page; the score isn’t affected. */
                        message?: string;
                        /**
                         * @description The language that the report is written in, whatever the page’s language.
                         * @enum {string}
                         */
                        reportLanguage?: "en" | "de" | "fr" | "es";
                        /**
                         * Format: uuid
                         * @description The report on an uploaded file: the file becomes the next version of its page, whatever its name.
                         */
                        replaces?: string;
                        /**
                         * Format: binary
                         * @description At most 20 MB.
                         */
                        file: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            reportId: string;
                            url: string;
                            overallScore: string | null;
                            scores: {
                                [key: string]: number | null;
                            };
                            recommendations: (components["schemas"]["LockedRecommendation"] | components["schemas"]["Recommendation"])[];
                            categoryInsights: {
                                [key: string]: string;
                            };
                            summary: string;
                            pageType: {
                                /** @enum {string} */
                                type: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                                confidence: number;
                                chosen: boolean;
                            };
                            pageTypeInsights: string[];
                            metadata: {
                                warning?: string;
                            };
                            analysisResults: components["schemas"]["ConversionReport"];
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AnalysisState"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{id}/reanalyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Re-analyze the page of a report and list what changed
         * @description Waits for the report. With an `Idempotency-Key`, a repeat gets the same answer and starts nothing new. With `Prefer: respond-async`, the answer is the state of the analysis, whose `key` leads to it. The body is optional.
         *
         *     Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    prefer?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "pageType": "saas"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description The type to judge the page as. A page that its owner’s browser captured is judged as it was then.
                         * @enum {string}
                         */
                        pageType?: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                    } | null;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            secureId: string;
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AnalysisState"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Analyze a page that was captured in a browser by the extension
         * @description Parts: `snapshot`, the packed snapshot, and the JPEG screenshots `desktop` and `mobile`. Waits for the report; with `Prefer: respond-async`, the answer is the state of the analysis. With an `Idempotency-Key`, a repeat gets the same answer and starts nothing new.
         *
         *     Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    prefer?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            reportId: string;
                            url: string;
                            overallScore: string | null;
                            scores: {
                                [key: string]: number | null;
                            };
                            recommendations: (components["schemas"]["LockedRecommendation"] | components["schemas"]["Recommendation"])[];
                            categoryInsights: {
                                [key: string]: string;
                            };
                            summary: string;
                            pageType: {
                                /** @enum {string} */
                                type: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                                confidence: number;
                                chosen: boolean;
                            };
                            pageTypeInsights: string[];
                            metadata: {
                                warning?: string;
                            };
                            analysisResults: components["schemas"]["ConversionReport"];
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AnalysisState"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your plan and what is used of it
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Plan"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys of the workspace
         * @description Needs a key with the permission `manage`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiKey"][];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Create an API key
         * @description The answer has the key itself, this one time.
         *
         *     Needs a key with the permission `manage`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "name": "Continuous integration",
                     *       "scopes": [
                     *         "analyze"
                     *       ],
                     *       "expiresInDays": 30
                     *     }
                     */
                    "application/json": {
                        name: string;
                        scopes: ("read" | "analyze" | "manage")[];
                        /** @default 90 */
                        expiresInDays?: number | null;
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CreatedApiKey"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Needs a key with the permission `manage`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analyses/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of an analysis
         * @description Needs a key with the permission `analyze`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AnalysisState"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analyses/{key}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream the progress of an analysis as server-sent events named `progress`
         * @description Needs a key with the permission `analyze`.
         */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "last-event-id"?: number;
                };
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": string;
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analyses/{key}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an analysis
         * @description Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AnalysisState"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reports of the workspace, newest first
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    before?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReportListItem"][];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a report by its secure id, or one of your workspaces by its serial id
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Report"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete a report and its screenshots
         * @description An analysis that was used up stays used up.
         *
         *     Needs a key with the permission `manage`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{id}/diagnoses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the problems of a page, the most important first
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReportDiagnoses"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{id}/fixes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the fixes of a report as HTML and CSS, a list, JSON or a snippet for A/B tests
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    format?: "html" | "list" | "json" | "snippet";
                    only?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/plain": string;
                        "application/vnd.liftmark-fixes+json": string;
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{id}/screenshots/{viewport}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the screenshot of the analyzed page
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    viewport: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/webp": string;
                        "image/jpeg": string;
                        "image/png": string;
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{id}/trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is being tried on the page
         * @description The results are in `analysisResults.trials` of the report.
         *
         *     Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReportTrials"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Try a recommended fix, or your own words, on the page
         * @description The change is tried on a copy of the page in our browser. Nothing is sent to the site.
         *
         *     Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "part": "headline",
                     *       "text": "Kettles that whistle"
                     *     }
                     */
                    "application/json": {
                        recommendation: string;
                    } | {
                        recommendation: string;
                        links: {
                            [key: string]: string;
                        };
                    } | {
                        /** @enum {string} */
                        part: "headline" | "button";
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TrialRun"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{id}/trials/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop what is being tried on the page
         * @description Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReportTrials"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{id}/trials/{attempt}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a picture of a trial, named as in the trial
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    attempt: string;
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": string;
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/measuring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List measured pages with the effect of their changes
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            sites: {
                                /** Format: uuid */
                                id: string;
                                hosts: string[];
                                timeZone: string;
                                /** @enum {string} */
                                goal: "form" | "action" | "thanks" | "call";
                                thanks: string[];
                                isOn: boolean;
                                snippet: string;
                                firstVisitAt: string | null;
                                lastVisitAt: string | null;
                                createdAt: string;
                            }[];
                            pages: {
                                page: string;
                                /** @enum {string} */
                                source: "tag" | "ga4" | "plausible" | "umami" | "matomo" | "posthog" | "csv";
                                recent: {
                                    days: number;
                                    visits: number;
                                    conversions: number;
                                    missing: number;
                                    isSampled: boolean;
                                    implausible: number;
                                };
                                experiment: {
                                    name: string;
                                    /** Format: date */
                                    endedOn: string;
                                    control: {
                                        visitors: number;
                                        conversions: number;
                                    };
                                    variant: {
                                        visitors: number;
                                        conversions: number;
                                    };
                                    recommendation: string | null;
                                    /** Format: uuid */
                                    id: string;
                                    isRead: boolean;
                                    result: {
                                        lift: number;
                                        low: number;
                                        high: number;
                                        /** @enum {string} */
                                        verdict: "clear improvement" | "not enough data yet" | "clear decline";
                                    };
                                } | null;
                                effect: {
                                    changes: {
                                        what: string;
                                        recommendation: string | null;
                                        /** @enum {string} */
                                        origin: "verified" | "by hand";
                                        /** Format: date */
                                        day: string;
                                        after: string | null;
                                        id: string | null;
                                    }[];
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    until: string;
                                    before: {
                                        days: number;
                                        visits: number;
                                        conversions: number;
                                    };
                                    after: {
                                        days: number;
                                        visits: number;
                                        conversions: number;
                                    };
                                    leftOut: number;
                                    mayBeUnderstated: boolean;
                                    effect: {
                                        lift: number;
                                        low: number;
                                        high: number;
                                        /** @enum {string} */
                                        verdict: "clear improvement" | "not enough data yet" | "clear decline";
                                        rate: number;
                                        expectedRate: number;
                                    } | null;
                                    missing: {
                                        daysBefore: number;
                                        daysAfter: number;
                                        conversions: number;
                                    };
                                    detectable: number | null;
                                } | null;
                            }[];
                            mayChange: boolean;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/measuring/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the measured days of a page, and what its changes did
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query: {
                    page: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            measured: {
                                page: string;
                                /** @enum {string} */
                                source: "tag" | "ga4" | "plausible" | "umami" | "matomo" | "posthog" | "csv";
                                recent: {
                                    days: number;
                                    visits: number;
                                    conversions: number;
                                    missing: number;
                                    isSampled: boolean;
                                    implausible: number;
                                };
                                experiment: {
                                    name: string;
                                    /** Format: date */
                                    endedOn: string;
                                    control: {
                                        visitors: number;
                                        conversions: number;
                                    };
                                    variant: {
                                        visitors: number;
                                        conversions: number;
                                    };
                                    recommendation: string | null;
                                    /** Format: uuid */
                                    id: string;
                                    isRead: boolean;
                                    result: {
                                        lift: number;
                                        low: number;
                                        high: number;
                                        /** @enum {string} */
                                        verdict: "clear improvement" | "not enough data yet" | "clear decline";
                                    };
                                } | null;
                                effect: {
                                    changes: {
                                        what: string;
                                        recommendation: string | null;
                                        /** @enum {string} */
                                        origin: "verified" | "by hand";
                                        /** Format: date */
                                        day: string;
                                        after: string | null;
                                        id: string | null;
                                    }[];
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    until: string;
                                    before: {
                                        days: number;
                                        visits: number;
                                        conversions: number;
                                    };
                                    after: {
                                        days: number;
                                        visits: number;
                                        conversions: number;
                                    };
                                    leftOut: number;
                                    mayBeUnderstated: boolean;
                                    effect: {
                                        lift: number;
                                        low: number;
                                        high: number;
                                        /** @enum {string} */
                                        verdict: "clear improvement" | "not enough data yet" | "clear decline";
                                        rate: number;
                                        expectedRate: number;
                                    } | null;
                                    missing: {
                                        daysBefore: number;
                                        daysAfter: number;
                                        conversions: number;
                                    };
                                    detectable: number | null;
                                } | null;
                            } | null;
                            days: {
                                /** Format: date */
                                day: string;
                                visits: number;
                                conversions: number;
                                isSampled: boolean;
                                isComplete: boolean;
                                isImplausible: boolean;
                            }[];
                            effects: {
                                changes: {
                                    what: string;
                                    recommendation: string | null;
                                    /** @enum {string} */
                                    origin: "verified" | "by hand";
                                    /** Format: date */
                                    day: string;
                                    after: string | null;
                                    id: string | null;
                                }[];
                                /** Format: date */
                                from: string;
                                /** Format: date */
                                until: string;
                                before: {
                                    days: number;
                                    visits: number;
                                    conversions: number;
                                };
                                after: {
                                    days: number;
                                    visits: number;
                                    conversions: number;
                                };
                                leftOut: number;
                                mayBeUnderstated: boolean;
                                effect: {
                                    lift: number;
                                    low: number;
                                    high: number;
                                    /** @enum {string} */
                                    verdict: "clear improvement" | "not enough data yet" | "clear decline";
                                    rate: number;
                                    expectedRate: number;
                                } | null;
                                missing: {
                                    daysBefore: number;
                                    daysAfter: number;
                                    conversions: number;
                                };
                                detectable: number | null;
                            }[];
                            experiments: {
                                name: string;
                                /** Format: date */
                                endedOn: string;
                                control: {
                                    visitors: number;
                                    conversions: number;
                                };
                                variant: {
                                    visitors: number;
                                    conversions: number;
                                };
                                recommendation: string | null;
                                /** Format: uuid */
                                id: string;
                                isRead: boolean;
                                result: {
                                    lift: number;
                                    low: number;
                                    high: number;
                                    /** @enum {string} */
                                    verdict: "clear improvement" | "not enough data yet" | "clear decline";
                                };
                            }[];
                            recommendations: {
                                id: string;
                                title: string;
                            }[];
                            worth: {
                                valuePerConversion: number | null;
                                currency: string;
                                liftLow: number;
                                liftHigh: number;
                            };
                            mayChange: boolean;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/measuring/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload measured days as CSV with the columns page, day, visits and conversions
         * @description All or nothing: the answer to a file with bad lines names each of them.
         *
         *     Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "csv": "page,day,visits,conversions\n/pricing,2026-11-01,1200,31",
                     *       "host": "shop.test"
                     *     }
                     */
                    "application/json": {
                        csv: string;
                        host?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            days: number;
                            pages: number;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/measuring/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a change of a page
         * @description Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "page": "https://shop.test/pricing",
                     *       "what": "Shorter form",
                     *       "day": "2026-11-01"
                     *     }
                     */
                    "application/json": {
                        page: string;
                        what: string;
                        /** Format: date */
                        day: string;
                        /** @default null */
                        recommendation?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/measuring/experiments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the result of an A/B test
         * @description Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "page": "https://shop.test/pricing",
                     *       "name": "Shorter form",
                     *       "endedOn": "2026-11-01",
                     *       "control": {
                     *         "visitors": 4000,
                     *         "conversions": 92
                     *       },
                     *       "variant": {
                     *         "visitors": 4000,
                     *         "conversions": 121
                     *       }
                     *     }
                     */
                    "application/json": {
                        page: string;
                        name: string;
                        /** Format: date */
                        endedOn: string;
                        control: {
                            visitors: number;
                            conversions: number;
                        };
                        variant: {
                            visitors: number;
                            conversions: number;
                        };
                        /** @default null */
                        recommendation?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/measuring/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connections with what was read and what is missing
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            connections: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                source: "ga4" | "plausible" | "umami" | "matomo" | "posthog" | "search-console" | "growthbook" | "posthog-experiments";
                                name: string;
                                /** @description The host that the key is sent to, with its port if that isn’t the usual one. Null for Google’s services, which have one address, and if the stored address can’t be decrypted. */
                                host: string | null;
                                goal: string | null;
                                problem: string | null;
                                needsKey: boolean;
                                fetchedAt: string | null;
                                from: string | null;
                                through: string | null;
                                missing: {
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    to: string;
                                    reason: string;
                                }[];
                                isPaused: boolean;
                                isReading: boolean;
                                triedAt: string | null;
                                found: {
                                    pages: number;
                                    days: number;
                                    searches: number;
                                    experiments: number;
                                } | null;
                                pagesElsewhere: number;
                            }[];
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/measuring/connections/experiments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the A/B tests of connected services
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            experiments: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                source: "ga4" | "plausible" | "umami" | "matomo" | "posthog" | "search-console" | "growthbook" | "posthog-experiments";
                                connection: string;
                                name: string;
                                /** @enum {string} */
                                state: "running" | "finished";
                                startedOn: string | null;
                                endedOn: string | null;
                                sides: {
                                    metric: string;
                                    control: {
                                        key: string;
                                        name: string;
                                        visitors: number;
                                        conversions: number;
                                    };
                                    variants: {
                                        key: string;
                                        name: string;
                                        visitors: number;
                                        conversions: number;
                                    }[];
                                } | null;
                                missing: string | null;
                                suggestedPage: string | null;
                                tied: {
                                    page: string;
                                    name: string;
                                    variant: string;
                                    recommendation: string | null;
                                    result: {
                                        lift: number;
                                        low: number;
                                        high: number;
                                        /** @enum {string} */
                                        verdict: "clear improvement" | "not enough data yet" | "clear decline";
                                    } | null;
                                } | null;
                            }[];
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/measuring/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the searches that led to a page, and which of their words it repeats
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query: {
                    page: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            searches: {
                                query: string;
                                clicks: number;
                                impressions: number;
                                words: {
                                    word: string;
                                    inHeadline: boolean;
                                    aboveFold: boolean;
                                }[] | null;
                            }[];
                            from: string | null;
                            through: string | null;
                            /** @enum {string} */
                            state: "unconnected" | "unread" | "read";
                            problem: string | null;
                            /** @enum {string} */
                            comparison: "none" | "running" | "done";
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/methodology": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the whole rubric
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Methodology"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the checks of the rubric
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Check"][];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain a check, with the studies behind it
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ExplainedCheck"];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/track-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List how often advice was done and verified, and what it did
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            advised: number;
                            done: number;
                            verified: number | null;
                            effect: {
                                cases: number;
                                lift: {
                                    lift: number;
                                    low: number;
                                    high: number;
                                } | null;
                            } | null;
                            /** @enum {string} */
                            of: "installation" | "workspace";
                            advice: string;
                            /** @enum {string} */
                            kind: "diagnosis" | "check";
                            label: string;
                        }[];
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a report as a PDF
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboard/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pages of the workspace, each with its newest report
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    client?: string | "none";
                    site?: string;
                    status?: "all" | "action_required" | "optimized" | "archived" | "completed";
                    sort?: "date" | "score" | "lift" | "status";
                    search?: string;
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            pages: {
                                id: number;
                                /** Format: uuid */
                                secureId: string;
                                title: string;
                                url: string | null;
                                /** @enum {string} */
                                inputType: "url" | "manual" | "competitor" | "swot" | "copy";
                                competitors: string[];
                                createdAt: string;
                                schedule: ("week" | "month") | null;
                                capturedWith: ("extension" | "upload") | null;
                                overallScore: string;
                                scorePercent: number | null;
                                updatedAt: string;
                                recommendations: {
                                    id: string;
                                    title: string;
                                    /** @enum {string} */
                                    type: "critical" | "improve" | "optimize" | "other";
                                    /** @enum {string} */
                                    place?: "first" | "also" | "housekeeping";
                                    /** @enum {string} */
                                    question?: "works" | "offer" | "benefit" | "belief" | "cost" | "action";
                                    scoreOnceFixed?: number;
                                    tried?: {
                                        before: number;
                                        after: number;
                                    };
                                    suggestedBy?: string;
                                    steps?: string[];
                                }[];
                                /** @enum {string} */
                                writtenIn: "en" | "de" | "fr" | "es";
                                clientId: string | null;
                                siteClientId: string | null;
                                ticks: string[];
                                /** @enum {string} */
                                status: "action_required" | "optimized" | "archived";
                                isOptimized: boolean;
                                optimizedAt: string | null;
                                cvrTrackedAt: string | null;
                                preOptimizationCvr: number | null;
                                postOptimizationCvr: number | null;
                                preVisitors: number | null;
                                preConversions: number | null;
                                postVisitors: number | null;
                                postConversions: number | null;
                                sinceLastRun: {
                                    previousAt: string;
                                    verified: {
                                        id: string;
                                        title: string;
                                    }[];
                                    regressed: {
                                        id: string;
                                        title: string;
                                    }[];
                                } | null;
                                history: {
                                    /** Format: uuid */
                                    secureId: string;
                                    createdAt: string;
                                    scorePercent: number | null;
                                    rubricVersion: string | null;
                                }[];
                                otherReports: {
                                    id: number;
                                    /** Format: uuid */
                                    secureId: string;
                                    title: string;
                                    url: string | null;
                                    /** @enum {string} */
                                    inputType: "url" | "manual" | "competitor" | "swot" | "copy";
                                    competitors: string[];
                                    createdAt: string;
                                    schedule: ("week" | "month") | null;
                                    capturedWith: ("extension" | "upload") | null;
                                }[];
                            }[];
                            total: number;
                            nextCursor: string | null;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Schedule a weekly or monthly re-analysis of a page
         * @description Needs a key with the permission `analyze`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "every": "week"
                     *     }
                     */
                    "application/json": {
                        every: ("week" | "month") | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            every: ("week" | "month") | null;
                            nextAt: string | null;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sites
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            sites: {
                                /** Format: uuid */
                                id: string;
                                url: string;
                                host: string;
                                clientId: string | null;
                                createdAt: string;
                                schedule: ("week" | "month") | null;
                                nextAt: string | null;
                                run: components["schemas"]["SiteRun"];
                                plan: components["schemas"]["SiteRun"] | null;
                                templates: number;
                                score: number | null;
                            }[];
                            limit: number;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Add a site and plan it: find its pages and group them by template
         * @description A site that was added already is the answer as it is.
         *
         *     Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "url": "https://shop.example.com"
                     *     }
                     */
                    "application/json": {
                        url: string;
                        limits?: components["schemas"]["SiteLimitsInput"];
                        /** @default false */
                        analyze?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            host: string;
                            clientId: string | null;
                            createdAt: string;
                            schedule: ("week" | "month") | null;
                            nextAt: string | null;
                            run: components["schemas"]["SiteRun"];
                            plan: components["schemas"]["SiteRun"] | null;
                            canEdit: boolean;
                            isPro: boolean;
                            templates: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                patterns: string[];
                                pages: number;
                                read: number;
                                similarity: number | null;
                                pageType: ("saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other") | null;
                                score: number | null;
                                representatives: {
                                    pageId: number;
                                    url: string;
                                    title: string;
                                    /** @enum {string} */
                                    state: "waiting" | "queued" | "running" | "done" | "failed" | "cancelled";
                                    failure: ("bad_request" | "validation" | "unauthenticated" | "forbidden" | "role_required" | "free_limit" | "link_password" | "not_found" | "conflict" | "cancelled" | "request_too_large" | "unsupported_media_type" | "rate_limited" | "busy" | "unavailable" | "internal" | "blocked_destination" | "dns" | "unreachable" | "timeout" | "tls" | "redirects" | "http_status" | "not_html" | "too_large" | "empty" | "blocked_by_site" | "auth_required" | "unstable" | "crash") | null;
                                    secureId: string | null;
                                    score: number | null;
                                }[];
                            }[];
                            report: {
                                score: number | null;
                                pagesCovered: number;
                                analyzed: number;
                                leaks: {
                                    id: string;
                                    title: string;
                                    /** @enum {string} */
                                    type: "critical" | "improve" | "optimize" | "other";
                                    /** @enum {string} */
                                    effort: "15 min" | "hours" | "days";
                                    places: {
                                        /** Format: uuid */
                                        template: string;
                                        name: string;
                                        seenOn: number;
                                        analyzed: number;
                                        pages: number;
                                    }[];
                                    seenOn: number;
                                    analyzed: number;
                                    likelyPages: number;
                                    gain: number | null;
                                    /** Format: uuid */
                                    secureId: string;
                                    isOpen: boolean;
                                }[];
                                fixes: {
                                    id: string;
                                    title: string;
                                    /** @enum {string} */
                                    effort: "15 min" | "hours" | "days";
                                    gain: number | null;
                                    /** Format: uuid */
                                    secureId: string;
                                    isOpen: boolean;
                                    /** Format: uuid */
                                    template: string;
                                    name: string;
                                    pages: number;
                                    seenOn: number;
                                    analyzed: number;
                                }[];
                                journeys: {
                                    /** @enum {string} */
                                    goal: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                                    steps: {
                                        /** Format: uuid */
                                        template: string;
                                        name: string;
                                        pageType: ("saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other") | null;
                                        score: number | null;
                                        visits: number | null;
                                    }[];
                                    weakest: number | null;
                                    weakestBy: ("visits" | "score") | null;
                                }[];
                                changes: {
                                    previousAt: string;
                                    pagesAdded: number;
                                    pagesGone: number;
                                    scores: {
                                        name: string;
                                        before: number;
                                        now: number;
                                    }[];
                                    newTemplates: string[];
                                    goneTemplates: string[];
                                    fixed: {
                                        id: string;
                                        title: string;
                                    }[];
                                    newLeaks: {
                                        id: string;
                                        title: string;
                                    }[];
                                } | null;
                            } | null;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a site with its templates and its report
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            host: string;
                            clientId: string | null;
                            createdAt: string;
                            schedule: ("week" | "month") | null;
                            nextAt: string | null;
                            run: components["schemas"]["SiteRun"];
                            plan: components["schemas"]["SiteRun"] | null;
                            canEdit: boolean;
                            isPro: boolean;
                            templates: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                patterns: string[];
                                pages: number;
                                read: number;
                                similarity: number | null;
                                pageType: ("saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other") | null;
                                score: number | null;
                                representatives: {
                                    pageId: number;
                                    url: string;
                                    title: string;
                                    /** @enum {string} */
                                    state: "waiting" | "queued" | "running" | "done" | "failed" | "cancelled";
                                    failure: ("bad_request" | "validation" | "unauthenticated" | "forbidden" | "role_required" | "free_limit" | "link_password" | "not_found" | "conflict" | "cancelled" | "request_too_large" | "unsupported_media_type" | "rate_limited" | "busy" | "unavailable" | "internal" | "blocked_destination" | "dns" | "unreachable" | "timeout" | "tls" | "redirects" | "http_status" | "not_html" | "too_large" | "empty" | "blocked_by_site" | "auth_required" | "unstable" | "crash") | null;
                                    secureId: string | null;
                                    score: number | null;
                                }[];
                            }[];
                            report: {
                                score: number | null;
                                pagesCovered: number;
                                analyzed: number;
                                leaks: {
                                    id: string;
                                    title: string;
                                    /** @enum {string} */
                                    type: "critical" | "improve" | "optimize" | "other";
                                    /** @enum {string} */
                                    effort: "15 min" | "hours" | "days";
                                    places: {
                                        /** Format: uuid */
                                        template: string;
                                        name: string;
                                        seenOn: number;
                                        analyzed: number;
                                        pages: number;
                                    }[];
                                    seenOn: number;
                                    analyzed: number;
                                    likelyPages: number;
                                    gain: number | null;
                                    /** Format: uuid */
                                    secureId: string;
                                    isOpen: boolean;
                                }[];
                                fixes: {
                                    id: string;
                                    title: string;
                                    /** @enum {string} */
                                    effort: "15 min" | "hours" | "days";
                                    gain: number | null;
                                    /** Format: uuid */
                                    secureId: string;
                                    isOpen: boolean;
                                    /** Format: uuid */
                                    template: string;
                                    name: string;
                                    pages: number;
                                    seenOn: number;
                                    analyzed: number;
                                }[];
                                journeys: {
                                    /** @enum {string} */
                                    goal: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                                    steps: {
                                        /** Format: uuid */
                                        template: string;
                                        name: string;
                                        pageType: ("saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other") | null;
                                        score: number | null;
                                        visits: number | null;
                                    }[];
                                    weakest: number | null;
                                    weakestBy: ("visits" | "score") | null;
                                }[];
                                changes: {
                                    previousAt: string;
                                    pagesAdded: number;
                                    pagesGone: number;
                                    scores: {
                                        name: string;
                                        before: number;
                                        now: number;
                                    }[];
                                    newTemplates: string[];
                                    goneTemplates: string[];
                                    fixed: {
                                        id: string;
                                        title: string;
                                    }[];
                                    newLeaks: {
                                        id: string;
                                        title: string;
                                    }[];
                                } | null;
                            } | null;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete a site; the reports of its pages stay
         * @description Needs a key with the permission `manage`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sites/{id}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pages of a site, the largest opportunity first
         * @description Needs a key with the permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    template?: string;
                    page?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            pages: {
                                id: number;
                                url: string;
                                title: string;
                                template: string | null;
                                templateName: string;
                                isRead: boolean;
                                score: number | null;
                                isOwnScore: boolean;
                                visits: number | null;
                                opportunity: number | null;
                                secureId: string | null;
                            }[];
                            total: number;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sites/{id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan a site again
         * @description While a run is open, that one is the answer.
         *
         *     Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "analyze": false
                     *     }
                     */
                    "application/json": {
                        limits?: components["schemas"]["SiteLimitsInput"];
                        /** @default false */
                        analyze?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            host: string;
                            clientId: string | null;
                            createdAt: string;
                            schedule: ("week" | "month") | null;
                            nextAt: string | null;
                            run: components["schemas"]["SiteRun"];
                            plan: components["schemas"]["SiteRun"] | null;
                            canEdit: boolean;
                            isPro: boolean;
                            templates: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                patterns: string[];
                                pages: number;
                                read: number;
                                similarity: number | null;
                                pageType: ("saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other") | null;
                                score: number | null;
                                representatives: {
                                    pageId: number;
                                    url: string;
                                    title: string;
                                    /** @enum {string} */
                                    state: "waiting" | "queued" | "running" | "done" | "failed" | "cancelled";
                                    failure: ("bad_request" | "validation" | "unauthenticated" | "forbidden" | "role_required" | "free_limit" | "link_password" | "not_found" | "conflict" | "cancelled" | "request_too_large" | "unsupported_media_type" | "rate_limited" | "busy" | "unavailable" | "internal" | "blocked_destination" | "dns" | "unreachable" | "timeout" | "tls" | "redirects" | "http_status" | "not_html" | "too_large" | "empty" | "blocked_by_site" | "auth_required" | "unstable" | "crash") | null;
                                    secureId: string | null;
                                    score: number | null;
                                }[];
                            }[];
                            report: {
                                score: number | null;
                                pagesCovered: number;
                                analyzed: number;
                                leaks: {
                                    id: string;
                                    title: string;
                                    /** @enum {string} */
                                    type: "critical" | "improve" | "optimize" | "other";
                                    /** @enum {string} */
                                    effort: "15 min" | "hours" | "days";
                                    places: {
                                        /** Format: uuid */
                                        template: string;
                                        name: string;
                                        seenOn: number;
                                        analyzed: number;
                                        pages: number;
                                    }[];
                                    seenOn: number;
                                    analyzed: number;
                                    likelyPages: number;
                                    gain: number | null;
                                    /** Format: uuid */
                                    secureId: string;
                                    isOpen: boolean;
                                }[];
                                fixes: {
                                    id: string;
                                    title: string;
                                    /** @enum {string} */
                                    effort: "15 min" | "hours" | "days";
                                    gain: number | null;
                                    /** Format: uuid */
                                    secureId: string;
                                    isOpen: boolean;
                                    /** Format: uuid */
                                    template: string;
                                    name: string;
                                    pages: number;
                                    seenOn: number;
                                    analyzed: number;
                                }[];
                                journeys: {
                                    /** @enum {string} */
                                    goal: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                                    steps: {
                                        /** Format: uuid */
                                        template: string;
                                        name: string;
                                        pageType: ("saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other") | null;
                                        score: number | null;
                                        visits: number | null;
                                    }[];
                                    weakest: number | null;
                                    weakestBy: ("visits" | "score") | null;
                                }[];
                                changes: {
                                    previousAt: string;
                                    pagesAdded: number;
                                    pagesGone: number;
                                    scores: {
                                        name: string;
                                        before: number;
                                        now: number;
                                    }[];
                                    newTemplates: string[];
                                    goneTemplates: string[];
                                    fixed: {
                                        id: string;
                                        title: string;
                                    }[];
                                    newLeaks: {
                                        id: string;
                                        title: string;
                                    }[];
                                } | null;
                            } | null;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sites/{id}/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Analyze the pages that stand for the templates, or more of one template
         * @description Each page counts as an analysis of your plan.
         *
         *     Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "pages": 1
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        template?: string;
                        /** @default 1 */
                        pages?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            host: string;
                            clientId: string | null;
                            createdAt: string;
                            schedule: ("week" | "month") | null;
                            nextAt: string | null;
                            run: components["schemas"]["SiteRun"];
                            plan: components["schemas"]["SiteRun"] | null;
                            canEdit: boolean;
                            isPro: boolean;
                            templates: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                patterns: string[];
                                pages: number;
                                read: number;
                                similarity: number | null;
                                pageType: ("saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other") | null;
                                score: number | null;
                                representatives: {
                                    pageId: number;
                                    url: string;
                                    title: string;
                                    /** @enum {string} */
                                    state: "waiting" | "queued" | "running" | "done" | "failed" | "cancelled";
                                    failure: ("bad_request" | "validation" | "unauthenticated" | "forbidden" | "role_required" | "free_limit" | "link_password" | "not_found" | "conflict" | "cancelled" | "request_too_large" | "unsupported_media_type" | "rate_limited" | "busy" | "unavailable" | "internal" | "blocked_destination" | "dns" | "unreachable" | "timeout" | "tls" | "redirects" | "http_status" | "not_html" | "too_large" | "empty" | "blocked_by_site" | "auth_required" | "unstable" | "crash") | null;
                                    secureId: string | null;
                                    score: number | null;
                                }[];
                            }[];
                            report: {
                                score: number | null;
                                pagesCovered: number;
                                analyzed: number;
                                leaks: {
                                    id: string;
                                    title: string;
                                    /** @enum {string} */
                                    type: "critical" | "improve" | "optimize" | "other";
                                    /** @enum {string} */
                                    effort: "15 min" | "hours" | "days";
                                    places: {
                                        /** Format: uuid */
                                        template: string;
                                        name: string;
                                        seenOn: number;
                                        analyzed: number;
                                        pages: number;
                                    }[];
                                    seenOn: number;
                                    analyzed: number;
                                    likelyPages: number;
                                    gain: number | null;
                                    /** Format: uuid */
                                    secureId: string;
                                    isOpen: boolean;
                                }[];
                                fixes: {
                                    id: string;
                                    title: string;
                                    /** @enum {string} */
                                    effort: "15 min" | "hours" | "days";
                                    gain: number | null;
                                    /** Format: uuid */
                                    secureId: string;
                                    isOpen: boolean;
                                    /** Format: uuid */
                                    template: string;
                                    name: string;
                                    pages: number;
                                    seenOn: number;
                                    analyzed: number;
                                }[];
                                journeys: {
                                    /** @enum {string} */
                                    goal: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                                    steps: {
                                        /** Format: uuid */
                                        template: string;
                                        name: string;
                                        pageType: ("saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other") | null;
                                        score: number | null;
                                        visits: number | null;
                                    }[];
                                    weakest: number | null;
                                    weakestBy: ("visits" | "score") | null;
                                }[];
                                changes: {
                                    previousAt: string;
                                    pagesAdded: number;
                                    pagesGone: number;
                                    scores: {
                                        name: string;
                                        before: number;
                                        now: number;
                                    }[];
                                    newTemplates: string[];
                                    goneTemplates: string[];
                                    fixed: {
                                        id: string;
                                        title: string;
                                    }[];
                                    newLeaks: {
                                        id: string;
                                        title: string;
                                    }[];
                                } | null;
                            } | null;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sites/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Run a site again every week or month
         * @description Needs a key with the permission `analyze`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "every": "week"
                     *     }
                     */
                    "application/json": {
                        every: ("week" | "month") | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            every: ("week" | "month") | null;
                            nextAt: string | null;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sites/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause reading and analyzing a site
         * @description Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            host: string;
                            clientId: string | null;
                            createdAt: string;
                            schedule: ("week" | "month") | null;
                            nextAt: string | null;
                            run: components["schemas"]["SiteRun"];
                            plan: components["schemas"]["SiteRun"] | null;
                            canEdit: boolean;
                            isPro: boolean;
                            templates: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                patterns: string[];
                                pages: number;
                                read: number;
                                similarity: number | null;
                                pageType: ("saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other") | null;
                                score: number | null;
                                representatives: {
                                    pageId: number;
                                    url: string;
                                    title: string;
                                    /** @enum {string} */
                                    state: "waiting" | "queued" | "running" | "done" | "failed" | "cancelled";
                                    failure: ("bad_request" | "validation" | "unauthenticated" | "forbidden" | "role_required" | "free_limit" | "link_password" | "not_found" | "conflict" | "cancelled" | "request_too_large" | "unsupported_media_type" | "rate_limited" | "busy" | "unavailable" | "internal" | "blocked_destination" | "dns" | "unreachable" | "timeout" | "tls" | "redirects" | "http_status" | "not_html" | "too_large" | "empty" | "blocked_by_site" | "auth_required" | "unstable" | "crash") | null;
                                    secureId: string | null;
                                    score: number | null;
                                }[];
                            }[];
                            report: {
                                score: number | null;
                                pagesCovered: number;
                                analyzed: number;
                                leaks: {
                                    id: string;
                                    title: string;
                                    /** @enum {string} */
                                    type: "critical" | "improve" | "optimize" | "other";
                                    /** @enum {string} */
                                    effort: "15 min" | "hours" | "days";
                                    places: {
                                        /** Format: uuid */
                                        template: string;
                                        name: string;
                                        seenOn: number;
                                        analyzed: number;
                                        pages: number;
                                    }[];
                                    seenOn: number;
                                    analyzed: number;
                                    likelyPages: number;
                                    gain: number | null;
                                    /** Format: uuid */
                                    secureId: string;
                                    isOpen: boolean;
                                }[];
                                fixes: {
                                    id: string;
                                    title: string;
                                    /** @enum {string} */
                                    effort: "15 min" | "hours" | "days";
                                    gain: number | null;
                                    /** Format: uuid */
                                    secureId: string;
                                    isOpen: boolean;
                                    /** Format: uuid */
                                    template: string;
                                    name: string;
                                    pages: number;
                                    seenOn: number;
                                    analyzed: number;
                                }[];
                                journeys: {
                                    /** @enum {string} */
                                    goal: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                                    steps: {
                                        /** Format: uuid */
                                        template: string;
                                        name: string;
                                        pageType: ("saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other") | null;
                                        score: number | null;
                                        visits: number | null;
                                    }[];
                                    weakest: number | null;
                                    weakestBy: ("visits" | "score") | null;
                                }[];
                                changes: {
                                    previousAt: string;
                                    pagesAdded: number;
                                    pagesGone: number;
                                    scores: {
                                        name: string;
                                        before: number;
                                        now: number;
                                    }[];
                                    newTemplates: string[];
                                    goneTemplates: string[];
                                    fixed: {
                                        id: string;
                                        title: string;
                                    }[];
                                    newLeaks: {
                                        id: string;
                                        title: string;
                                    }[];
                                } | null;
                            } | null;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sites/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on where it was paused
         * @description Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            host: string;
                            clientId: string | null;
                            createdAt: string;
                            schedule: ("week" | "month") | null;
                            nextAt: string | null;
                            run: components["schemas"]["SiteRun"];
                            plan: components["schemas"]["SiteRun"] | null;
                            canEdit: boolean;
                            isPro: boolean;
                            templates: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                patterns: string[];
                                pages: number;
                                read: number;
                                similarity: number | null;
                                pageType: ("saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other") | null;
                                score: number | null;
                                representatives: {
                                    pageId: number;
                                    url: string;
                                    title: string;
                                    /** @enum {string} */
                                    state: "waiting" | "queued" | "running" | "done" | "failed" | "cancelled";
                                    failure: ("bad_request" | "validation" | "unauthenticated" | "forbidden" | "role_required" | "free_limit" | "link_password" | "not_found" | "conflict" | "cancelled" | "request_too_large" | "unsupported_media_type" | "rate_limited" | "busy" | "unavailable" | "internal" | "blocked_destination" | "dns" | "unreachable" | "timeout" | "tls" | "redirects" | "http_status" | "not_html" | "too_large" | "empty" | "blocked_by_site" | "auth_required" | "unstable" | "crash") | null;
                                    secureId: string | null;
                                    score: number | null;
                                }[];
                            }[];
                            report: {
                                score: number | null;
                                pagesCovered: number;
                                analyzed: number;
                                leaks: {
                                    id: string;
                                    title: string;
                                    /** @enum {string} */
                                    type: "critical" | "improve" | "optimize" | "other";
                                    /** @enum {string} */
                                    effort: "15 min" | "hours" | "days";
                                    places: {
                                        /** Format: uuid */
                                        template: string;
                                        name: string;
                                        seenOn: number;
                                        analyzed: number;
                                        pages: number;
                                    }[];
                                    seenOn: number;
                                    analyzed: number;
                                    likelyPages: number;
                                    gain: number | null;
                                    /** Format: uuid */
                                    secureId: string;
                                    isOpen: boolean;
                                }[];
                                fixes: {
                                    id: string;
                                    title: string;
                                    /** @enum {string} */
                                    effort: "15 min" | "hours" | "days";
                                    gain: number | null;
                                    /** Format: uuid */
                                    secureId: string;
                                    isOpen: boolean;
                                    /** Format: uuid */
                                    template: string;
                                    name: string;
                                    pages: number;
                                    seenOn: number;
                                    analyzed: number;
                                }[];
                                journeys: {
                                    /** @enum {string} */
                                    goal: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                                    steps: {
                                        /** Format: uuid */
                                        template: string;
                                        name: string;
                                        pageType: ("saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other") | null;
                                        score: number | null;
                                        visits: number | null;
                                    }[];
                                    weakest: number | null;
                                    weakestBy: ("visits" | "score") | null;
                                }[];
                                changes: {
                                    previousAt: string;
                                    pagesAdded: number;
                                    pagesGone: number;
                                    scores: {
                                        name: string;
                                        before: number;
                                        now: number;
                                    }[];
                                    newTemplates: string[];
                                    goneTemplates: string[];
                                    fixed: {
                                        id: string;
                                        title: string;
                                    }[];
                                    newLeaks: {
                                        id: string;
                                        title: string;
                                    }[];
                                } | null;
                            } | null;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sites/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the run of a site; what it has found stays
         * @description Needs a key with the permission `analyze`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            host: string;
                            clientId: string | null;
                            createdAt: string;
                            schedule: ("week" | "month") | null;
                            nextAt: string | null;
                            run: components["schemas"]["SiteRun"];
                            plan: components["schemas"]["SiteRun"] | null;
                            canEdit: boolean;
                            isPro: boolean;
                            templates: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                patterns: string[];
                                pages: number;
                                read: number;
                                similarity: number | null;
                                pageType: ("saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other") | null;
                                score: number | null;
                                representatives: {
                                    pageId: number;
                                    url: string;
                                    title: string;
                                    /** @enum {string} */
                                    state: "waiting" | "queued" | "running" | "done" | "failed" | "cancelled";
                                    failure: ("bad_request" | "validation" | "unauthenticated" | "forbidden" | "role_required" | "free_limit" | "link_password" | "not_found" | "conflict" | "cancelled" | "request_too_large" | "unsupported_media_type" | "rate_limited" | "busy" | "unavailable" | "internal" | "blocked_destination" | "dns" | "unreachable" | "timeout" | "tls" | "redirects" | "http_status" | "not_html" | "too_large" | "empty" | "blocked_by_site" | "auth_required" | "unstable" | "crash") | null;
                                    secureId: string | null;
                                    score: number | null;
                                }[];
                            }[];
                            report: {
                                score: number | null;
                                pagesCovered: number;
                                analyzed: number;
                                leaks: {
                                    id: string;
                                    title: string;
                                    /** @enum {string} */
                                    type: "critical" | "improve" | "optimize" | "other";
                                    /** @enum {string} */
                                    effort: "15 min" | "hours" | "days";
                                    places: {
                                        /** Format: uuid */
                                        template: string;
                                        name: string;
                                        seenOn: number;
                                        analyzed: number;
                                        pages: number;
                                    }[];
                                    seenOn: number;
                                    analyzed: number;
                                    likelyPages: number;
                                    gain: number | null;
                                    /** Format: uuid */
                                    secureId: string;
                                    isOpen: boolean;
                                }[];
                                fixes: {
                                    id: string;
                                    title: string;
                                    /** @enum {string} */
                                    effort: "15 min" | "hours" | "days";
                                    gain: number | null;
                                    /** Format: uuid */
                                    secureId: string;
                                    isOpen: boolean;
                                    /** Format: uuid */
                                    template: string;
                                    name: string;
                                    pages: number;
                                    seenOn: number;
                                    analyzed: number;
                                }[];
                                journeys: {
                                    /** @enum {string} */
                                    goal: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                                    steps: {
                                        /** Format: uuid */
                                        template: string;
                                        name: string;
                                        pageType: ("saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other") | null;
                                        score: number | null;
                                        visits: number | null;
                                    }[];
                                    weakest: number | null;
                                    weakestBy: ("visits" | "score") | null;
                                }[];
                                changes: {
                                    previousAt: string;
                                    pagesAdded: number;
                                    pagesGone: number;
                                    scores: {
                                        name: string;
                                        before: number;
                                        now: number;
                                    }[];
                                    newTemplates: string[];
                                    goneTemplates: string[];
                                    fixed: {
                                        id: string;
                                        title: string;
                                    }[];
                                    newLeaks: {
                                        id: string;
                                        title: string;
                                    }[];
                                } | null;
                            } | null;
                        };
                    };
                };
                /** @description The call failed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AnalysisState: {
            key: string;
            url: string;
            /** @enum {string} */
            state: "queued" | "running" | "done" | "failed" | "cancelled";
            progress: {
                /** @enum {string} */
                stage: "queued" | "capture" | "observe" | "check" | "advise" | "store" | "done" | "failed";
                percent: number;
                detail: string;
                reportId: string | null;
                error: {
                    code: string;
                    message: string;
                } | null;
            };
        };
        ApiKey: {
            /** Format: uuid */
            id: string;
            name: string;
            prefix: string;
            scopes: ("read" | "analyze" | "manage")[];
            createdAt: string;
            expiresAt: string | null;
            lastUsedAt: string | null;
        };
        Ceiling: {
            id: string;
            title: string;
            reason: string;
            cap: number;
            points: number;
            evidence: components["schemas"]["Evidence"][];
        };
        Check: {
            id: string;
            label: string;
            /** @enum {string} */
            category: "clarity" | "urgency" | "socialProof" | "offerStrength" | "structure" | "trustCredibility";
            passes: string;
            fails: string;
            why: string;
            measure: string;
            weight: number;
            factor: number;
            group: string;
            pageTypes: "all" | ("saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other")[];
            limits: string[];
            sources: string[];
        };
        Comparison: {
            /** @constant */
            kind: "competitor";
            primary: {
                scores: {
                    [key: string]: number | null;
                };
                categoryInsights: {
                    [key: string]: string;
                };
                overallScore: ("A+" | "A" | "A-" | "B+" | "B" | "B-" | "C+" | "C" | "C-" | "D+" | "D" | "F") | null;
                percent: number | null;
                range?: {
                    low: number;
                    high: number;
                } | null;
                title: string;
                url: string;
            };
            competitors: {
                title: string;
                url: string;
                analysis: {
                    scores: {
                        [key: string]: number | null;
                    };
                    categoryInsights: {
                        [key: string]: string;
                    };
                    overallScore: ("A+" | "A" | "A-" | "B+" | "B" | "B-" | "C+" | "C" | "C-" | "D+" | "D" | "F") | null;
                    percent: number | null;
                    range?: {
                        low: number;
                        high: number;
                    } | null;
                };
            }[];
            insights: {
                summary: string;
                recommendations: string[];
                differences?: {
                    check: string;
                    /** @enum {string} */
                    category: "clarity" | "urgency" | "socialProof" | "offerStrength" | "structure" | "trustCredibility";
                    /** @enum {string} */
                    lead: "theirs" | "yours";
                    title: string;
                    name: string;
                    theirs: string;
                    yours: string;
                    takeOver: string | null;
                    crops?: {
                        yours: {
                            width: number;
                            height: number;
                        } | null;
                        theirs: {
                            width: number;
                            height: number;
                        } | null;
                    };
                }[];
                matrix: {
                    /** @enum {string} */
                    category: "clarity" | "urgency" | "socialProof" | "offerStrength" | "structure" | "trustCredibility";
                    primary: number | null;
                    best: number | null;
                    bestTitle: string | null;
                    difference: number | null;
                    reason?: string | null;
                }[];
            };
            rewrites?: {
                /** @enum {string} */
                part: "headline" | "subheadline" | "action" | "section";
                current: string | null;
                candidates: {
                    text: string;
                    reason: string;
                    room?: {
                        desktop: {
                            before: number;
                            after: number;
                        } | null;
                        mobile: {
                            before: number;
                            after: number;
                        } | null;
                    };
                }[];
            }[];
            suggestions?: {
                suggestedBy: string;
                /** @enum {string} */
                question: "works" | "offer" | "benefit" | "belief" | "cost" | "action";
                title: string;
                problem: string;
                theirs: {
                    name: string;
                    text: string;
                } | null;
                why: string;
                steps: string[];
                evidence: {
                    /** @enum {string} */
                    side: "yours" | "theirs";
                    text: string;
                }[];
            }[];
            /** @enum {string} */
            writtenIn?: "en" | "de" | "fr" | "es";
            rubricVersion: string;
            analyst?: {
                /** @enum {string} */
                kind: "built-in" | "model";
                model: string | null;
                parts?: {
                    /** @enum {string} */
                    part: "summary" | "insights" | "page-insights" | "recommendations" | "rewrites" | "second-opinion" | "swot" | "comparison";
                    /** @enum {string} */
                    author: "built-in" | "model";
                    reason: ("slow" | "unavailable" | "rate-limited" | "rejected" | "refused" | "cut-off" | "malformed" | "ungrounded" | "over-budget" | "report-language") | null;
                    kept: number;
                    dropped: number;
                }[];
            };
            locked: boolean;
            lockedCount: number;
        };
        ConversionReport: {
            /** @constant */
            kind: "conversion";
            url: string;
            finalUrl: string;
            title: string;
            /** @enum {string} */
            mode: "rendered" | "static";
            capturedAt: string;
            /** @constant */
            capturedWith?: "extension";
            notCompared?: {
                capturedAt: string;
            };
            overall: {
                percent: number | null;
                grade: ("A+" | "A" | "A-" | "B+" | "B" | "B-" | "C+" | "C" | "C-" | "D+" | "D" | "F") | null;
                range?: {
                    low: number;
                    high: number;
                } | null;
                uncapped?: number | null;
            };
            scores: {
                [key: string]: number | null;
            };
            coverage: {
                checks: number;
                measured: number;
                notApplicable: number;
                notMeasured: number;
            };
            scoreLines: {
                /** @enum {string} */
                kind: "check" | "ceiling" | "filler" | "floor" | "rounding";
                of: string;
                category: ("clarity" | "urgency" | "socialProof" | "offerStrength" | "structure" | "trustCredibility") | null;
                points: number;
            }[];
            ceilings?: components["schemas"]["Ceiling"][];
            together?: {
                changes: string[];
                score: number;
            } | null;
            standing?: {
                pageType: ("saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other") | null;
                higherThan: number;
                pages: number;
                measured: string;
                distribution: number[];
            } | null;
            findings: components["schemas"]["Finding"][];
            recommendations: (components["schemas"]["LockedRecommendation"] | components["schemas"]["Recommendation"])[];
            summary: string;
            categoryInsights: {
                [key: string]: string;
            };
            actionPlan: {
                recommendation: string;
                title: string;
                /** @enum {string} */
                priority: "Critical" | "High" | "Medium" | "Low";
                suggestedBy?: string;
            }[];
            pageType: {
                /** @enum {string} */
                type: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                confidence: number;
                chosen: boolean;
            };
            pageTypeInsights: string[];
            message?: string;
            examplePageUrl: string | null;
            language: string | null;
            facts: {
                [key: string]: unknown;
            };
            sources: {
                [key: string]: components["schemas"]["Source"];
            };
            screenshots: {
                desktop: {
                    file: string;
                    mimeType: string;
                    width: number;
                    height: number;
                    scale: number;
                } | null;
                mobile: {
                    file: string;
                    mimeType: string;
                    width: number;
                    height: number;
                    scale: number;
                } | null;
            };
            viewports: {
                desktop: {
                    width: number;
                    height: number;
                };
                mobile: {
                    width: number;
                    height: number;
                };
            };
            /** @enum {string} */
            writtenIn?: "en" | "de" | "fr" | "es";
            rubricVersion: string;
            analyst: {
                /** @enum {string} */
                kind: "built-in" | "model";
                model: string | null;
                parts?: {
                    /** @enum {string} */
                    part: "summary" | "insights" | "page-insights" | "recommendations" | "rewrites" | "second-opinion" | "swot" | "comparison";
                    /** @enum {string} */
                    author: "built-in" | "model";
                    reason: ("slow" | "unavailable" | "rate-limited" | "rejected" | "refused" | "cut-off" | "malformed" | "ungrounded" | "over-budget" | "report-language") | null;
                    kept: number;
                    dropped: number;
                }[];
            };
            secondOpinion?: {
                model: string;
                sawScreenshot: boolean;
                opinions: {
                    /** @enum {string} */
                    id: "headline-clarity" | "proposition-specificity" | "headline-action-match" | "proof-credibility" | "audience-tone";
                    level: number;
                    reason: string;
                }[];
            };
            timings: {
                captureMs: number;
                observeMs: number;
                checkMs: number;
                adviseMs: number;
                totalMs: number;
            };
            warnings: string[];
            rewrites?: {
                /** @enum {string} */
                part: "headline" | "subheadline" | "action" | "section";
                current: string | null;
                candidates: {
                    text: string;
                    reason: string;
                    room?: {
                        desktop: {
                            before: number;
                            after: number;
                        } | null;
                        mobile: {
                            before: number;
                            after: number;
                        } | null;
                    };
                }[];
            }[];
            trials?: {
                recommendation: string;
                includes: string[];
                patch: {
                    summary: string;
                    kind: string;
                    checks: string[];
                    placeholder: boolean;
                    operations: ({
                        /** @constant */
                        operation: "setText";
                        target: {
                            tag: string;
                            desktop: {
                                node: number;
                                selector: string;
                            } | null;
                            mobile: {
                                node: number;
                                selector: string;
                            } | null;
                        };
                        before: string | null;
                        text: string;
                    } | {
                        /** @constant */
                        operation: "setAttribute";
                        target: {
                            tag: string;
                            desktop: {
                                node: number;
                                selector: string;
                            } | null;
                            mobile: {
                                node: number;
                                selector: string;
                            } | null;
                        };
                        /** @enum {string} */
                        name: "alt" | "aria-label" | "autocomplete" | "autoplay" | "checked" | "controls" | "for" | "height" | "href" | "id" | "inputmode" | "lang" | "loading" | "loop" | "required" | "type" | "value" | "width";
                        before: string | null;
                        value: string | null;
                    } | {
                        /** @constant */
                        operation: "setStyle";
                        target: {
                            tag: string;
                            desktop: {
                                node: number;
                                selector: string;
                            } | null;
                            mobile: {
                                node: number;
                                selector: string;
                            } | null;
                        };
                        declarations: {
                            /** @enum {string} */
                            property: "animation" | "background-color" | "background-image" | "border-color" | "border-radius" | "box-shadow" | "box-sizing" | "color" | "display" | "flex-wrap" | "font-size" | "font-weight" | "height" | "line-height" | "margin" | "margin-bottom" | "margin-top" | "max-width" | "min-height" | "min-width" | "opacity" | "overflow-wrap" | "padding" | "text-align" | "text-decoration" | "text-shadow" | "text-transform" | "transform" | "transition" | "visibility" | "white-space" | "width";
                            value: string;
                        }[];
                    } | {
                        /** @constant */
                        operation: "addRule";
                        elements: ("html" | "body" | "p" | "li" | "a" | "label" | "button" | "input" | "select" | "textarea" | "img" | "video" | "table" | "pre")[];
                        upToWidth: number | null;
                        declarations: {
                            /** @enum {string} */
                            property: "animation" | "background-color" | "background-image" | "border-color" | "border-radius" | "box-shadow" | "box-sizing" | "color" | "display" | "flex-wrap" | "font-size" | "font-weight" | "height" | "line-height" | "margin" | "margin-bottom" | "margin-top" | "max-width" | "min-height" | "min-width" | "opacity" | "overflow-wrap" | "padding" | "text-align" | "text-decoration" | "text-shadow" | "text-transform" | "transform" | "transition" | "visibility" | "white-space" | "width";
                            value: string;
                        }[];
                    } | {
                        /** @constant */
                        operation: "removeRule";
                        /** @enum {string} */
                        element: "html" | "body" | "p" | "li" | "a" | "label" | "button" | "input" | "select" | "textarea" | "img" | "video" | "table" | "pre";
                        /** @enum {string} */
                        property: "min-width" | "width" | "overflow" | "overflow-x" | "user-select" | "animation";
                    } | {
                        /** @constant */
                        operation: "remove";
                        target: {
                            tag: string;
                            desktop: {
                                node: number;
                                selector: string;
                            } | null;
                            mobile: {
                                node: number;
                                selector: string;
                            } | null;
                        };
                    } | {
                        /** @constant */
                        operation: "move";
                        target: {
                            tag: string;
                            desktop: {
                                node: number;
                                selector: string;
                            } | null;
                            mobile: {
                                node: number;
                                selector: string;
                            } | null;
                        };
                        to: {
                            tag: string;
                            desktop: {
                                node: number;
                                selector: string;
                            } | null;
                            mobile: {
                                node: number;
                                selector: string;
                            } | null;
                        };
                        /** @enum {string} */
                        position: "before" | "after" | "start" | "end";
                    } | {
                        /** @constant */
                        operation: "insert";
                        to: {
                            tag: string;
                            desktop: {
                                node: number;
                                selector: string;
                            } | null;
                            mobile: {
                                node: number;
                                selector: string;
                            } | null;
                        };
                        /** @enum {string} */
                        position: "before" | "after" | "start" | "end";
                        content: {
                            /** @constant */
                            block: "testimonial";
                            quote: string;
                            author: string;
                        } | {
                            /** @constant */
                            block: "trustLine";
                            text: string;
                        } | {
                            /** @constant */
                            block: "priceLine";
                            text: string;
                        } | {
                            /** @constant */
                            block: "faq";
                            heading: string;
                            items: {
                                question: string;
                                answer: string;
                            }[];
                        } | {
                            /** @constant */
                            block: "stickyButton";
                            label: string;
                            address: string;
                        } | {
                            /** @constant */
                            block: "links";
                            items: {
                                label: string;
                                address: string;
                            }[];
                        } | {
                            /** @constant */
                            block: "formLabel";
                            text: string;
                            field: string;
                        };
                        color?: string;
                        /** @constant */
                        centered?: true;
                        placeholder: boolean;
                    } | {
                        /** @constant */
                        operation: "setMeta";
                        /** @enum {string} */
                        name: "description" | "viewport" | "title";
                        before: string | null;
                        content: string;
                    })[];
                };
                applied: boolean;
                reason: ("targetGone" | "overwritten" | "blocked" | "outOfReach" | "pageChanged" | "notLoaded" | "outOfTime") | null;
                check: {
                    id: string;
                    before: number;
                    after: number | null;
                } | null;
                checks?: {
                    id: string;
                    title: string;
                    before: number | null;
                    after: number | null;
                }[];
                score: {
                    before: number | null;
                    after: number | null;
                } | null;
                holds: boolean;
                worse: {
                    /** @enum {string} */
                    kind: "overflow" | "shifted" | "contrast" | "clipped" | "overlap" | "check" | "score";
                    text: string;
                    device: ("desktop" | "mobile") | null;
                }[];
                pictures: {
                    desktop: {
                        place: {
                            before: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                            after: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                        };
                        firstScreen: {
                            before: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                            after: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                        };
                        page?: {
                            before: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                            after: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                        };
                    } | null;
                    mobile: {
                        place: {
                            before: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                            after: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                        };
                        firstScreen: {
                            before: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                            after: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                        };
                        page?: {
                            before: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                            after: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                        };
                    } | null;
                };
                placeholder: boolean;
            }[];
            locked: boolean;
            lockedCount: number;
        };
        CopyReport: {
            /** @constant */
            kind: "copy";
            url: string;
            pageTitle: string;
            copyAnalysis: {
                headline: {
                    current: string | null;
                    issues: string[];
                    rewriteExample: string;
                    suggestions: string[];
                };
                callToActions: {
                    location: string;
                    current: string;
                    rewriteExample: string | null;
                    /** @enum {string} */
                    priority: "high" | "medium" | "low";
                    issues: string[];
                }[];
            };
            priorityFixes: {
                element: string;
                /** @enum {string} */
                impact: "high" | "medium" | "low";
                current: string | null;
                suggested: string;
                reasoning: string;
            }[];
            overallRecommendations: string[];
            rewrites?: {
                /** @enum {string} */
                part: "headline" | "subheadline" | "action" | "section";
                current: string | null;
                candidates: {
                    text: string;
                    reason: string;
                    room?: {
                        desktop: {
                            before: number;
                            after: number;
                        } | null;
                        mobile: {
                            before: number;
                            after: number;
                        } | null;
                    };
                }[];
            }[];
            suggestions?: {
                suggestedBy: string;
                /** @enum {string} */
                question: "works" | "offer" | "benefit" | "belief" | "cost" | "action";
                title: string;
                problem: string;
                theirs: {
                    name: string;
                    text: string;
                } | null;
                why: string;
                steps: string[];
                evidence: {
                    /** @enum {string} */
                    side: "yours" | "theirs";
                    text: string;
                }[];
            }[];
            /** @enum {string} */
            writtenIn?: "en" | "de" | "fr" | "es";
            rubricVersion: string;
            analyst?: {
                /** @enum {string} */
                kind: "built-in" | "model";
                model: string | null;
                parts?: {
                    /** @enum {string} */
                    part: "summary" | "insights" | "page-insights" | "recommendations" | "rewrites" | "second-opinion" | "swot" | "comparison";
                    /** @enum {string} */
                    author: "built-in" | "model";
                    reason: ("slow" | "unavailable" | "rate-limited" | "rejected" | "refused" | "cut-off" | "malformed" | "ungrounded" | "over-budget" | "report-language") | null;
                    kept: number;
                    dropped: number;
                }[];
            };
            locked: boolean;
            lockedCount: number;
        };
        CreatedApiKey: {
            /** Format: uuid */
            id: string;
            name: string;
            prefix: string;
            scopes: ("read" | "analyze" | "manage")[];
            createdAt: string;
            expiresAt: string | null;
            lastUsedAt: string | null;
            key: string;
        };
        Error: {
            /** @enum {string} */
            code: "bad_request" | "validation" | "unauthenticated" | "forbidden" | "role_required" | "free_limit" | "link_password" | "not_found" | "conflict" | "cancelled" | "request_too_large" | "unsupported_media_type" | "rate_limited" | "busy" | "unavailable" | "internal" | "blocked_destination" | "dns" | "unreachable" | "timeout" | "tls" | "redirects" | "http_status" | "not_html" | "too_large" | "empty" | "blocked_by_site" | "auth_required" | "unstable" | "crash";
            message: string;
            /** @enum {string} */
            writtenIn?: "en" | "de" | "fr" | "es";
            fields?: {
                [key: string]: string;
            };
            ways?: ("access" | "upload" | "extension")[];
            requestId?: string;
        };
        Evidence: {
            node: number;
            selector: string;
            text: string;
            boxes: {
                desktop: {
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                } | null;
                mobile: {
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                } | null;
            };
        };
        ExplainedCheck: {
            id: string;
            label: string;
            /** @enum {string} */
            category: "clarity" | "urgency" | "socialProof" | "offerStrength" | "structure" | "trustCredibility";
            passes: string;
            fails: string;
            why: string;
            measure: string;
            weight: number;
            factor: number;
            group: string;
            pageTypes: "all" | ("saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other")[];
            limits: string[];
            sources: components["schemas"]["Source"][];
        };
        Finding: {
            check: string;
            /** @enum {string} */
            category: "clarity" | "urgency" | "socialProof" | "offerStrength" | "structure" | "trustCredibility";
            title: string;
            /** @enum {string} */
            outcome: "pass" | "partial" | "fail" | "notApplicable" | "notMeasured";
            score: number | null;
            weight: number;
            points: number;
            observed: string;
            evidence: components["schemas"]["Evidence"][];
            searched: string[];
            sources: string[];
        };
        LockedRecommendation: {
            id: string;
            /** @enum {string} */
            type: "critical" | "improve" | "optimize" | "other";
            title: string;
            /** @enum {string} */
            place?: "first" | "also" | "housekeeping";
            question?: ("works" | "offer" | "benefit" | "belief" | "cost" | "action") | null;
            /** @enum {string} */
            category: "clarity" | "urgency" | "socialProof" | "offerStrength" | "structure" | "trustCredibility";
            ceilings?: string[];
            suggestedBy?: string;
            wordedBy?: string;
            scoreOnceFixed?: number | null;
            checks: string[];
            settles?: string[];
            /** @constant */
            locked: true;
        };
        Methodology: {
            rubricVersion: string;
            checks: components["schemas"]["Check"][];
            ceilings: {
                id: string;
                title: string;
                measure: string;
            }[];
            diagnoses: {
                id: string;
                label: string;
                /** @enum {string} */
                question: "works" | "offer" | "benefit" | "belief" | "cost" | "action";
                measure: string;
            }[];
            order: {
                pages: number;
            };
            multipliers: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            scoring: {
                passes: number;
                fails: number;
                fullWeight: number;
                measuredShare: number;
                categoriesForGrade: number;
                floor: number;
                scale: {
                    share: number;
                    score: number;
                }[];
            };
            standing: {
                pages: number;
                measured: string;
            };
            omissions: {
                title: string;
                reason: string;
                sources: string[];
            }[];
            sources: {
                [key: string]: components["schemas"]["Source"];
            };
        };
        PageAccessInput: {
            headers?: {
                [key: string]: string;
            };
            /** @description Values by name. Scripts of the page can’t read them. */
            cookies?: {
                [key: string]: string;
            };
            basicAuth?: {
                username: string;
                password: string;
            };
            userAgent?: string;
            /** @description Cookies and local storage, as Playwright’s `storageState` saves them. */
            storageState?: {
                /** @default [] */
                cookies: {
                    name: string;
                    value: string;
                    domain: string;
                    /**
                     * Format: starts_with
                     * @default /
                     */
                    path: string;
                    /**
                     * @default Lax
                     * @enum {string}
                     */
                    sameSite: "Strict" | "Lax" | "None";
                }[];
                /** @default [] */
                origins: {
                    origin: string;
                    /** @default [] */
                    localStorage: {
                        name: string;
                        value: string;
                    }[];
                }[];
            };
        };
        Plan: {
            isPro: boolean;
            planType: ("monthly" | "annual") | null;
            seats: number;
            subscriptionStatus: string;
            trialEndsAt: string | null;
            paidUntil: string | null;
            proUntil: string | null;
            cancelsAtPeriodEnd: boolean;
            isManaged: boolean;
            hasTrialLeft: boolean;
            analysesThisMonth: number;
            freeAnalysesPerMonth: number;
        };
        Recommendation: {
            id: string;
            /** @enum {string} */
            place?: "first" | "also" | "housekeeping";
            question?: ("works" | "offer" | "benefit" | "belief" | "cost" | "action") | null;
            reason?: string | null;
            ceilings?: string[];
            settles?: string[];
            scoreOnceFixed?: number | null;
            suggestedBy?: string;
            wordedBy?: string;
            notForThisPage?: {
                model: string;
                reason: string;
            };
            /** @enum {string} */
            type: "critical" | "improve" | "optimize" | "other";
            title: string;
            description: string;
            checks: string[];
            /** @enum {string} */
            category: "clarity" | "urgency" | "socialProof" | "offerStrength" | "structure" | "trustCredibility";
            /** @enum {string} */
            effort: "15 min" | "hours" | "days";
            priority: number;
            impact: {
                text: string;
                low: number | null;
                high: number | null;
                unit: string | null;
                sources: string[];
            };
            observed: string;
            why: string;
            steps: string[];
            copyExamples: {
                before: string | null;
                after: string;
                reason?: string;
                room?: {
                    desktop: {
                        before: number;
                        after: number;
                    } | null;
                    mobile: {
                        before: number;
                        after: number;
                    } | null;
                };
            }[];
            evidence: components["schemas"]["Evidence"][];
            sources: string[];
            patch?: {
                summary: string;
                kind: string;
                checks: string[];
                placeholder: boolean;
                operations: ({
                    /** @constant */
                    operation: "setText";
                    target: {
                        tag: string;
                        desktop: {
                            node: number;
                            selector: string;
                        } | null;
                        mobile: {
                            node: number;
                            selector: string;
                        } | null;
                    };
                    before: string | null;
                    text: string;
                } | {
                    /** @constant */
                    operation: "setAttribute";
                    target: {
                        tag: string;
                        desktop: {
                            node: number;
                            selector: string;
                        } | null;
                        mobile: {
                            node: number;
                            selector: string;
                        } | null;
                    };
                    /** @enum {string} */
                    name: "alt" | "aria-label" | "autocomplete" | "autoplay" | "checked" | "controls" | "for" | "height" | "href" | "id" | "inputmode" | "lang" | "loading" | "loop" | "required" | "type" | "value" | "width";
                    before: string | null;
                    value: string | null;
                } | {
                    /** @constant */
                    operation: "setStyle";
                    target: {
                        tag: string;
                        desktop: {
                            node: number;
                            selector: string;
                        } | null;
                        mobile: {
                            node: number;
                            selector: string;
                        } | null;
                    };
                    declarations: {
                        /** @enum {string} */
                        property: "animation" | "background-color" | "background-image" | "border-color" | "border-radius" | "box-shadow" | "box-sizing" | "color" | "display" | "flex-wrap" | "font-size" | "font-weight" | "height" | "line-height" | "margin" | "margin-bottom" | "margin-top" | "max-width" | "min-height" | "min-width" | "opacity" | "overflow-wrap" | "padding" | "text-align" | "text-decoration" | "text-shadow" | "text-transform" | "transform" | "transition" | "visibility" | "white-space" | "width";
                        value: string;
                    }[];
                } | {
                    /** @constant */
                    operation: "addRule";
                    elements: ("html" | "body" | "p" | "li" | "a" | "label" | "button" | "input" | "select" | "textarea" | "img" | "video" | "table" | "pre")[];
                    upToWidth: number | null;
                    declarations: {
                        /** @enum {string} */
                        property: "animation" | "background-color" | "background-image" | "border-color" | "border-radius" | "box-shadow" | "box-sizing" | "color" | "display" | "flex-wrap" | "font-size" | "font-weight" | "height" | "line-height" | "margin" | "margin-bottom" | "margin-top" | "max-width" | "min-height" | "min-width" | "opacity" | "overflow-wrap" | "padding" | "text-align" | "text-decoration" | "text-shadow" | "text-transform" | "transform" | "transition" | "visibility" | "white-space" | "width";
                        value: string;
                    }[];
                } | {
                    /** @constant */
                    operation: "removeRule";
                    /** @enum {string} */
                    element: "html" | "body" | "p" | "li" | "a" | "label" | "button" | "input" | "select" | "textarea" | "img" | "video" | "table" | "pre";
                    /** @enum {string} */
                    property: "min-width" | "width" | "overflow" | "overflow-x" | "user-select" | "animation";
                } | {
                    /** @constant */
                    operation: "remove";
                    target: {
                        tag: string;
                        desktop: {
                            node: number;
                            selector: string;
                        } | null;
                        mobile: {
                            node: number;
                            selector: string;
                        } | null;
                    };
                } | {
                    /** @constant */
                    operation: "move";
                    target: {
                        tag: string;
                        desktop: {
                            node: number;
                            selector: string;
                        } | null;
                        mobile: {
                            node: number;
                            selector: string;
                        } | null;
                    };
                    to: {
                        tag: string;
                        desktop: {
                            node: number;
                            selector: string;
                        } | null;
                        mobile: {
                            node: number;
                            selector: string;
                        } | null;
                    };
                    /** @enum {string} */
                    position: "before" | "after" | "start" | "end";
                } | {
                    /** @constant */
                    operation: "insert";
                    to: {
                        tag: string;
                        desktop: {
                            node: number;
                            selector: string;
                        } | null;
                        mobile: {
                            node: number;
                            selector: string;
                        } | null;
                    };
                    /** @enum {string} */
                    position: "before" | "after" | "start" | "end";
                    content: {
                        /** @constant */
                        block: "testimonial";
                        quote: string;
                        author: string;
                    } | {
                        /** @constant */
                        block: "trustLine";
                        text: string;
                    } | {
                        /** @constant */
                        block: "priceLine";
                        text: string;
                    } | {
                        /** @constant */
                        block: "faq";
                        heading: string;
                        items: {
                            question: string;
                            answer: string;
                        }[];
                    } | {
                        /** @constant */
                        block: "stickyButton";
                        label: string;
                        address: string;
                    } | {
                        /** @constant */
                        block: "links";
                        items: {
                            label: string;
                            address: string;
                        }[];
                    } | {
                        /** @constant */
                        block: "formLabel";
                        text: string;
                        field: string;
                    };
                    color?: string;
                    /** @constant */
                    centered?: true;
                    placeholder: boolean;
                } | {
                    /** @constant */
                    operation: "setMeta";
                    /** @enum {string} */
                    name: "description" | "viewport" | "title";
                    before: string | null;
                    content: string;
                })[];
            };
        };
        Report: {
            secureId: string;
            title: string;
            url: string;
            createdAt: string;
            overallScore: string;
            isOwner: boolean;
            canEdit: boolean;
            linkShows: ("summary" | "full" | "tasks") | null;
            screenshots: {
                desktop: string | null;
                mobile: string | null;
            };
            ticks: string[];
            changes: components["schemas"]["ReportChanges"] | null;
            /** @enum {string} */
            inputType: "url" | "manual";
            analysisResults: components["schemas"]["ConversionReport"];
            trackRecords?: {
                [key: string]: components["schemas"]["TrackRecord"];
            };
        } | {
            secureId: string;
            title: string;
            url: string;
            createdAt: string;
            overallScore: string;
            isOwner: boolean;
            canEdit: boolean;
            linkShows: ("summary" | "full" | "tasks") | null;
            screenshots: {
                desktop: string | null;
                mobile: string | null;
            };
            ticks: string[];
            changes: components["schemas"]["ReportChanges"] | null;
            /** @constant */
            inputType: "competitor";
            analysisResults: components["schemas"]["Comparison"];
        } | {
            secureId: string;
            title: string;
            url: string;
            createdAt: string;
            overallScore: string;
            isOwner: boolean;
            canEdit: boolean;
            linkShows: ("summary" | "full" | "tasks") | null;
            screenshots: {
                desktop: string | null;
                mobile: string | null;
            };
            ticks: string[];
            changes: components["schemas"]["ReportChanges"] | null;
            /** @constant */
            inputType: "swot";
            analysisResults: components["schemas"]["SwotReport"];
        } | {
            secureId: string;
            title: string;
            url: string;
            createdAt: string;
            overallScore: string;
            isOwner: boolean;
            canEdit: boolean;
            linkShows: ("summary" | "full" | "tasks") | null;
            screenshots: {
                desktop: string | null;
                mobile: string | null;
            };
            ticks: string[];
            changes: components["schemas"]["ReportChanges"] | null;
            /** @constant */
            inputType: "copy";
            analysisResults: components["schemas"]["CopyReport"];
        };
        ReportChanges: {
            previous: {
                percent: number | null;
                grade: ("A+" | "A" | "A-" | "B+" | "B" | "B-" | "C+" | "C" | "C-" | "D+" | "D" | "F") | null;
                range?: {
                    low: number;
                    high: number;
                } | null;
                /** @enum {string} */
                pageType?: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                rubricVersion?: string;
                secureId: string | null;
                capturedAt: string;
            };
            now: {
                percent: number | null;
                grade: ("A+" | "A" | "A-" | "B+" | "B" | "B-" | "C+" | "C" | "C-" | "D+" | "D" | "F") | null;
                range?: {
                    low: number;
                    high: number;
                } | null;
                /** @enum {string} */
                pageType?: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                rubricVersion?: string;
            };
            score: {
                total: number | null;
                page: number | null;
                rubric: number | null;
                lines: {
                    /** @enum {string} */
                    kind: "check" | "ceiling" | "filler" | "floor" | "rounding";
                    of: string;
                    category: ("clarity" | "urgency" | "socialProof" | "offerStrength" | "structure" | "trustCredibility") | null;
                    points: number;
                    title: string;
                    before: string | null;
                    after: string | null;
                }[];
            };
            followUps: {
                recommendation: {
                    id: string;
                    /** @enum {string} */
                    type: "critical" | "improve" | "optimize" | "other";
                    title: string;
                    checks?: string[];
                };
                /** @enum {string} */
                verdict: "fixed" | "partly fixed" | "not fixed" | "regressed" | "no longer applicable" | "not verified";
                points?: number | null;
                before: string | null;
                after: string | null;
            }[];
            worse: {
                check: string;
                /** @enum {string} */
                category: "clarity" | "urgency" | "socialProof" | "offerStrength" | "structure" | "trustCredibility";
                title: string;
                before: string | null;
                after: string | null;
            }[];
        };
        ReportDiagnoses: {
            reportId: string;
            url: string;
            title: string;
            overall: {
                percent: number | null;
                grade: ("A+" | "A" | "A-" | "B+" | "B" | "B-" | "C+" | "C" | "C-" | "D+" | "D" | "F") | null;
                range?: {
                    low: number;
                    high: number;
                } | null;
                uncapped?: number | null;
            };
            pageType: {
                /** @enum {string} */
                type: "saas" | "ecommerce-product" | "ecommerce-category" | "service" | "app" | "course" | "nonprofit" | "hospitality" | "portfolio" | "event" | "signup" | "checkout" | "pricing" | "article" | "other";
                confidence: number;
                chosen: boolean;
            };
            summary: string;
            locked: boolean;
            lockedCount: number;
            diagnoses: (components["schemas"]["LockedRecommendation"] | components["schemas"]["Recommendation"])[];
            trackRecords?: {
                [key: string]: components["schemas"]["TrackRecord"];
            };
        };
        ReportListItem: {
            id: number;
            /** Format: uuid */
            secureId: string;
            url: string | null;
            title: string;
            /** @enum {string} */
            inputType: "url" | "manual" | "competitor" | "swot" | "copy";
            overallScore: string;
            scores: {
                [key: string]: number | null;
            };
            recommendations: {
                id: string;
                /** @enum {string} */
                type: "critical" | "improve" | "optimize" | "other";
                title: string;
                /** @enum {string} */
                place?: "first" | "also" | "housekeeping";
                suggestedBy?: string;
            }[];
            createdAt: string;
            preOptimizationCvr: number | null;
            postOptimizationCvr: number | null;
            isOptimized: boolean;
            optimizedAt: string | null;
            cvrTrackedAt: string | null;
            /** @enum {string} */
            optimizationStatus: "action_required" | "optimized" | "archived";
            ticks: string[];
        };
        ReportTrials: {
            runs: components["schemas"]["TrialRun"][];
            left: number | null;
            page: ("opening" | "open") | null;
        };
        SiteLimits: {
            /** @default 5000 */
            pages: number;
            /** @default 300 */
            reads: number;
            /** @default 5 */
            depth: number;
            /** @default 10 */
            minutes: number;
            /** @default 5 */
            requestsPerSecond: number;
            /** @default 200 */
            megabytes: number;
        };
        SiteLimitsInput: {
            /** @default 5000 */
            pages: number;
            /** @default 300 */
            reads: number;
            /** @default 5 */
            depth: number;
            /** @default 10 */
            minutes: number;
            /** @default 5 */
            requestsPerSecond: number;
            /** @default 200 */
            megabytes: number;
        };
        SiteRun: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            state: "planning" | "planned" | "analyzing" | "done" | "failed" | "cancelled";
            isPaused: boolean;
            limits: components["schemas"]["SiteLimits"];
            source: ("sitemap" | "links") | null;
            pages: number;
            read: number;
            failed: number;
            closed: number;
            requests: number;
            bytes: number;
            seconds: number;
            notes: ("page_limit" | "read_limit" | "time_limit" | "byte_limit" | "depth_limit" | "robots" | "slow_robots" | "slow_site" | "sitemap_broken" | "sitemap_limit" | "quota" | "not_allowed")[];
            failure: ("unreachable" | "auth_required" | "blocked_by_site" | "http_status" | "refused" | "robots" | "robots_unreadable" | "other_site" | "not_html" | "empty" | "crash") | null;
            createdAt: string;
            plannedAt: string | null;
            finishedAt: string | null;
        };
        Source: {
            id: string;
            claim: string;
            title: string;
            publisher: string;
            year: number | null;
            url: string | null;
            population: string;
            strength: string;
            /** @enum {string} */
            provenance: "primary" | "secondary" | "recalled";
            caveat: string;
            contradictedBy: string[];
        };
        SwotReport: {
            /** @constant */
            kind: "swot";
            url: string;
            title: string;
            strengths: {
                title: string;
                description: string;
                findings: string[];
                /** @enum {string} */
                impact: "high" | "medium" | "low";
            }[];
            weaknesses: {
                title: string;
                description: string;
                findings: string[];
                /** @enum {string} */
                severity: "high" | "medium" | "low";
                suggestion: string;
            }[];
            opportunities: {
                title: string;
                description: string;
                findings: string[];
                /** @enum {string} */
                potential: "high" | "medium" | "low";
                actionable: string;
            }[];
            threats: {
                title: string;
                description: string;
                findings: string[];
                /** @enum {string} */
                risk: "high" | "medium" | "low";
                mitigation: string;
            }[];
            rewrites?: {
                /** @enum {string} */
                part: "headline" | "subheadline" | "action" | "section";
                current: string | null;
                candidates: {
                    text: string;
                    reason: string;
                    room?: {
                        desktop: {
                            before: number;
                            after: number;
                        } | null;
                        mobile: {
                            before: number;
                            after: number;
                        } | null;
                    };
                }[];
            }[];
            suggestions?: {
                suggestedBy: string;
                /** @enum {string} */
                question: "works" | "offer" | "benefit" | "belief" | "cost" | "action";
                title: string;
                problem: string;
                theirs: {
                    name: string;
                    text: string;
                } | null;
                why: string;
                steps: string[];
                evidence: {
                    /** @enum {string} */
                    side: "yours" | "theirs";
                    text: string;
                }[];
            }[];
            /** @enum {string} */
            writtenIn?: "en" | "de" | "fr" | "es";
            rubricVersion: string;
            analyst?: {
                /** @enum {string} */
                kind: "built-in" | "model";
                model: string | null;
                parts?: {
                    /** @enum {string} */
                    part: "summary" | "insights" | "page-insights" | "recommendations" | "rewrites" | "second-opinion" | "swot" | "comparison";
                    /** @enum {string} */
                    author: "built-in" | "model";
                    reason: ("slow" | "unavailable" | "rate-limited" | "rejected" | "refused" | "cut-off" | "malformed" | "ungrounded" | "over-budget" | "report-language") | null;
                    kept: number;
                    dropped: number;
                }[];
            };
            locked: boolean;
            lockedCount: number;
        };
        TrackRecord: {
            advised: number;
            done: number;
            verified: number | null;
            effect: {
                cases: number;
                lift: {
                    lift: number;
                    low: number;
                    high: number;
                } | null;
            } | null;
            /** @enum {string} */
            of: "installation" | "workspace";
        };
        TrialRun: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "first" | "recommendation" | "words";
            /** @enum {string} */
            state: "queued" | "running" | "done" | "failed" | "cancelled";
            request: ({
                recommendation: string;
            } | {
                recommendation: string;
                links: {
                    [key: string]: string;
                };
            } | {
                /** @enum {string} */
                part: "headline" | "button";
                text: string;
            }) | null;
            tried: number;
            total: number;
            message: string | null;
            trial: {
                recommendation: string;
                includes: string[];
                patch: {
                    summary: string;
                    kind: string;
                    checks: string[];
                    placeholder: boolean;
                    operations: ({
                        /** @constant */
                        operation: "setText";
                        target: {
                            tag: string;
                            desktop: {
                                node: number;
                                selector: string;
                            } | null;
                            mobile: {
                                node: number;
                                selector: string;
                            } | null;
                        };
                        before: string | null;
                        text: string;
                    } | {
                        /** @constant */
                        operation: "setAttribute";
                        target: {
                            tag: string;
                            desktop: {
                                node: number;
                                selector: string;
                            } | null;
                            mobile: {
                                node: number;
                                selector: string;
                            } | null;
                        };
                        /** @enum {string} */
                        name: "alt" | "aria-label" | "autocomplete" | "autoplay" | "checked" | "controls" | "for" | "height" | "href" | "id" | "inputmode" | "lang" | "loading" | "loop" | "required" | "type" | "value" | "width";
                        before: string | null;
                        value: string | null;
                    } | {
                        /** @constant */
                        operation: "setStyle";
                        target: {
                            tag: string;
                            desktop: {
                                node: number;
                                selector: string;
                            } | null;
                            mobile: {
                                node: number;
                                selector: string;
                            } | null;
                        };
                        declarations: {
                            /** @enum {string} */
                            property: "animation" | "background-color" | "background-image" | "border-color" | "border-radius" | "box-shadow" | "box-sizing" | "color" | "display" | "flex-wrap" | "font-size" | "font-weight" | "height" | "line-height" | "margin" | "margin-bottom" | "margin-top" | "max-width" | "min-height" | "min-width" | "opacity" | "overflow-wrap" | "padding" | "text-align" | "text-decoration" | "text-shadow" | "text-transform" | "transform" | "transition" | "visibility" | "white-space" | "width";
                            value: string;
                        }[];
                    } | {
                        /** @constant */
                        operation: "addRule";
                        elements: ("html" | "body" | "p" | "li" | "a" | "label" | "button" | "input" | "select" | "textarea" | "img" | "video" | "table" | "pre")[];
                        upToWidth: number | null;
                        declarations: {
                            /** @enum {string} */
                            property: "animation" | "background-color" | "background-image" | "border-color" | "border-radius" | "box-shadow" | "box-sizing" | "color" | "display" | "flex-wrap" | "font-size" | "font-weight" | "height" | "line-height" | "margin" | "margin-bottom" | "margin-top" | "max-width" | "min-height" | "min-width" | "opacity" | "overflow-wrap" | "padding" | "text-align" | "text-decoration" | "text-shadow" | "text-transform" | "transform" | "transition" | "visibility" | "white-space" | "width";
                            value: string;
                        }[];
                    } | {
                        /** @constant */
                        operation: "removeRule";
                        /** @enum {string} */
                        element: "html" | "body" | "p" | "li" | "a" | "label" | "button" | "input" | "select" | "textarea" | "img" | "video" | "table" | "pre";
                        /** @enum {string} */
                        property: "min-width" | "width" | "overflow" | "overflow-x" | "user-select" | "animation";
                    } | {
                        /** @constant */
                        operation: "remove";
                        target: {
                            tag: string;
                            desktop: {
                                node: number;
                                selector: string;
                            } | null;
                            mobile: {
                                node: number;
                                selector: string;
                            } | null;
                        };
                    } | {
                        /** @constant */
                        operation: "move";
                        target: {
                            tag: string;
                            desktop: {
                                node: number;
                                selector: string;
                            } | null;
                            mobile: {
                                node: number;
                                selector: string;
                            } | null;
                        };
                        to: {
                            tag: string;
                            desktop: {
                                node: number;
                                selector: string;
                            } | null;
                            mobile: {
                                node: number;
                                selector: string;
                            } | null;
                        };
                        /** @enum {string} */
                        position: "before" | "after" | "start" | "end";
                    } | {
                        /** @constant */
                        operation: "insert";
                        to: {
                            tag: string;
                            desktop: {
                                node: number;
                                selector: string;
                            } | null;
                            mobile: {
                                node: number;
                                selector: string;
                            } | null;
                        };
                        /** @enum {string} */
                        position: "before" | "after" | "start" | "end";
                        content: {
                            /** @constant */
                            block: "testimonial";
                            quote: string;
                            author: string;
                        } | {
                            /** @constant */
                            block: "trustLine";
                            text: string;
                        } | {
                            /** @constant */
                            block: "priceLine";
                            text: string;
                        } | {
                            /** @constant */
                            block: "faq";
                            heading: string;
                            items: {
                                question: string;
                                answer: string;
                            }[];
                        } | {
                            /** @constant */
                            block: "stickyButton";
                            label: string;
                            address: string;
                        } | {
                            /** @constant */
                            block: "links";
                            items: {
                                label: string;
                                address: string;
                            }[];
                        } | {
                            /** @constant */
                            block: "formLabel";
                            text: string;
                            field: string;
                        };
                        color?: string;
                        /** @constant */
                        centered?: true;
                        placeholder: boolean;
                    } | {
                        /** @constant */
                        operation: "setMeta";
                        /** @enum {string} */
                        name: "description" | "viewport" | "title";
                        before: string | null;
                        content: string;
                    })[];
                };
                applied: boolean;
                reason: ("targetGone" | "overwritten" | "blocked" | "outOfReach" | "pageChanged" | "notLoaded" | "outOfTime") | null;
                check: {
                    id: string;
                    before: number;
                    after: number | null;
                } | null;
                checks?: {
                    id: string;
                    title: string;
                    before: number | null;
                    after: number | null;
                }[];
                score: {
                    before: number | null;
                    after: number | null;
                } | null;
                holds: boolean;
                worse: {
                    /** @enum {string} */
                    kind: "overflow" | "shifted" | "contrast" | "clipped" | "overlap" | "check" | "score";
                    text: string;
                    device: ("desktop" | "mobile") | null;
                }[];
                pictures: {
                    desktop: {
                        place: {
                            before: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                            after: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                        };
                        firstScreen: {
                            before: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                            after: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                        };
                        page?: {
                            before: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                            after: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                        };
                    } | null;
                    mobile: {
                        place: {
                            before: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                            after: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                        };
                        firstScreen: {
                            before: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                            after: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                        };
                        page?: {
                            before: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                            after: {
                                file: string;
                                mimeType: string;
                                width: number;
                                height: number;
                                scale: number;
                                box: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                };
                            } | null;
                        };
                    } | null;
                };
                placeholder: boolean;
            } | null;
            /** Format: date-time */
            createdAt: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
