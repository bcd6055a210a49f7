-- On which scale the risk before was judged: this one's own, or that of the source.
alter table "improvement" add column "scaleNm" text;
update "improvement" set "scaleNm" = '5×5' where "riskBef" is not null;
-- The permit under which an action is carried out.
alter table "improvementAction" add column "permitNo" bigint references "workPermit";
