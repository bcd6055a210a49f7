-- Who does the work ticks a measure as done, the issuer confirms that he has seen it. Until now one tick was both.
alter table "permitCheck" add column "doneYn" text, add column "doneUserId" text references "user", add column "doneDt" timestamptz;
alter table "permitCheckRound" add column "doneUserId" text references "user", add column "doneDt" timestamptz;
update "permitCheck" set "doneYn" = 'Y', "doneUserId" = "confirmUserId", "doneDt" = "confirmDt" where "confirmYn" = 'Y';
update "permitCheckRound" set "doneUserId" = "confirmUserId", "doneDt" = "confirmDt";
