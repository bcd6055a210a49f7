import type { useOwnScope } from '../../core/web/data/own-scope.ts'
import { wholeCompany } from '../../core/shared/whole-company.ts'

/** People who see all plants see the picture of this one first. */
const firstPlant = '1000'
/** The plant whose picture somebody sees. */
export const picturedPlant = ({ plantCd }: Pick<ReturnType<typeof useOwnScope>, 'plantCd'>): string =>
  !plantCd || plantCd === wholeCompany ? firstPlant : plantCd
