import { nameBeside } from '../../shared/resource.ts'
import { yes, menuPlants } from '../../shared/session.ts'
import { useTabMenu } from '../TabHost.tsx'
import { useSession } from '../session-store.ts'

export interface OwnScope {
  userId: string
  plantCd: string | null
  plantNm: string | null
  deptCd: string | null
  deptNm: string | null
  /** The company of people of a contractor or supplier. */
  vendorCd: string | null
  vendorNm: string | null
  /**
   * plantAccessYn, deptAccessYn: otherwise the picker is locked and filled with the user's own, as on pages
   * of a menu marked APA02 (admin R2).
   */
  anyPlant: boolean
  anyDept: boolean
}

/**
 * The plants and departments that the signed-in user may choose in pickers. The server applies the same
 * filter.
 */
export function useOwnScope(): OwnScope {
  const { user } = useSession()
  const menu = useTabMenu()
  return {
    userId: user?.userId ?? '',
    plantCd: user?.plantCd ?? null,
    plantNm: user?.plantNm ?? null,
    deptCd: user?.deptCd ?? null,
    deptNm: user?.deptNm ?? null,
    vendorCd: user?.vendorCd ?? null,
    vendorNm: user?.vendorNm ?? null,
    anyPlant: yes(user?.deptAuthGrp?.plantAccessYn) && menu?.plantAccCd !== menuPlants.own,
    anyDept: yes(user?.deptAuthGrp?.deptAccessYn),
  }
}

/** The own plant as the first value of a form; nothing for people who belong to no plant. */
export const ownPlant = ({ plantCd, plantNm }: Pick<OwnScope, 'plantCd' | 'plantNm'>) =>
  plantCd === null ? {} : { plantCd, plantNm }
/**
 * The own department as the first value of a form; nothing for people who belong to no department.
 * @param name of the field that asks for a department
 */
export const ownDept = ({ deptCd, deptNm }: Pick<OwnScope, 'deptCd' | 'deptNm'>, name = 'deptCd') =>
  deptCd === null ? {} : { [name]: deptCd, [nameBeside(name)]: deptNm }
