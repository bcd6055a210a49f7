import type { useOwnScope } from '../../core/web/data/own-scope.ts'

/** The plant of people who see all of them, and the first one whose picture they see. */
const everywhere = '0000'
const firstPlant = '1000'
/** The plant whose picture somebody sees. */
export const picturedPlant = ({ plantCd }: Pick<ReturnType<typeof useOwnScope>, 'plantCd'>): string =>
  !plantCd || plantCd === everywhere ? firstPlant : plantCd
