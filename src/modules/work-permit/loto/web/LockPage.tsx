import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { lockMaster, lockStates } from '../lock.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { lotoTexts } from './loto-page.texts.ts'

/** 자물쇠 관리: which locks there are, where they are kept, and which hang. */
export function LockPage() {
  const say = useTexts(lotoTexts)
  return (
    <RegisterPage
      resource={lockMaster}
      first={{ keyCnt: 1, statCd: lockStates.stored }}
      help={say('locksHelp')}
    />
  )
}
