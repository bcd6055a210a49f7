import { t } from '../text/text.ts'
import { useNotice } from './notice.tsx'

/** Gives up what is typed, as by closing a dialog; asks before, when something was typed or chosen. */
export function useGivingUp(isTouched: () => boolean) {
  const notice = useNotice()
  return async (giveUp: () => void): Promise<void> => {
    if (!isTouched() || (await notice.confirm(t('tabs.unsaved'), { danger: true }))) giveUp()
  }
}
