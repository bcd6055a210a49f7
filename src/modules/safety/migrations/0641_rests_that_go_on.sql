-- People whose rest goes on, few at any time: each day is counted from these.
create index "safEventPerson_resting_idx" on "safEventPerson" ("safEventNo")
  where "restFromYmd" is not null and "restToYmd" is null and "returnYmd" is null and "deathYmd" is null;
