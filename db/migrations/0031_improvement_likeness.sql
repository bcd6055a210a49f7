-- Past improvements are found by the words that every search uses; their own index of titles is not needed.

drop index "improvementTitle";
