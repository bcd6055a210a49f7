-- Reactive groups of well-known substances, and the item of the fire law of those that are solids: what the portal knows of a
-- substance before anybody has judged it.
create table "chmReactGroup" (
  "casNo" text primary key,
  "chemNm" text not null,
  "segGrpCds" text[] not null,
  "hazItemCd" text,
  "sourceTxt" text not null,
  "confirmNeededYn" text not null default 'Y' check ("confirmNeededYn" in ('Y', 'N'))
);
-- 일반 was written where nobody had chosen a group. Nobody can tell it from a choice any more: it becomes 'not judged', which asks
-- for a judgement before the substance stands beside anything.
update "chmChemical" set "segGrpCds" = '{}' where "segGrpCds" = '{GN}';
-- What reacts violently or gives off toxic gas on contact has no exception, whatever its cell says.
update "chmIncomp" set "firmYn" = 'Y' where "layerCd" = 'B' and "resultCd" = 'X'
  and ("aTxt" in ('WR', 'PY', 'SR', 'OX') or "bTxt" in ('WR', 'PY', 'SR', 'OX') or ("aTxt", "bTxt") in (('AC', 'BA'), ('BA', 'AC')))
  and not ("aTxt" = 'SR' and "bTxt" = 'TX');
