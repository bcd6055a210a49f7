-- Checks that found something bad, which are few: items that are bad again and again are counted from these.
create index "safCheckResult_bad_idx" on "safCheckResult" ("plantCd", "checkDt") where "badCnt" > 0;
