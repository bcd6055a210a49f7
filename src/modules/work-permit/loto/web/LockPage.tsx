import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { lockMaster, lockStates } from '../lock.resource.ts'

/** 자물쇠 관리: which locks there are, where they are kept, and which hang. */
export function LockPage() {
  return (
    <RegisterPage
      resource={lockMaster}
      first={{ keyCnt: 1, statCd: lockStates.stored, useYn: 'Y' }}
      help="자물쇠마다 열쇠는 하나입니다. 사용 상태는 격리지점에 잠글 때와 해제할 때 자동으로 바뀝니다."
    />
  )
}
