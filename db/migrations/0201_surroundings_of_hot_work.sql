-- Combustibles around hot work are there or not there. Until now an empty distance was how the form said 'none'.
alter table "workPermit" add column "combNearYn" text, add column "combBelowYn" text;
update "workPermit" set "combNearYn" = case when "combDistM" is null then 'N' else 'Y' end,
  "combBelowYn" = case when "combBelowDistM" is null then 'N' else 'Y' end where "permitTypeCd" = 'H';
