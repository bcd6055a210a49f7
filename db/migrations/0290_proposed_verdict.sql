-- What is proposed about a material is no verdict before its approval: it stands in columns of its own.
alter table "matChkRqst" add column "proposeCd" text, add column "proposeTxt" text;
update "matChkRqst" set "proposeCd" = "verdictCd", "proposeTxt" = "verdictTxt" where "verdictCd" is not null;
update "matChkRqst" set "verdictCd" = null, "verdictTxt" = null where "state" in ('deciding', 'pending');
