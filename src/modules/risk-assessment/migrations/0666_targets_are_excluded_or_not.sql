-- The lists of the progress ask for targets that are not excluded; one that does not say so would be in none of them.
update "rsaTarget" set "excludeYn" = 'N' where "excludeYn" is null;
