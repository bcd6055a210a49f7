-- How likely it was to be late on the day on which it was given to somebody (impr.md 10.3), in per cent: apart from the row, because vendors read the row.
create table "improvementForecast" (
  "imprNo" bigint primary key references "improvement",
  "latePct" numeric(4,1) not null check ("latePct" between 0 and 100),
  "forecastDt" timestamptz not null
);
