import type { FormInstance } from 'antd'
import { t } from '../text/text.ts'
import { useNotice } from './notice.tsx'

/** Closes a dialog; asks before, when something was typed or chosen in its form. */
export function useGivingUp(form: FormInstance | undefined) {
  const notice = useNotice()
  return async (close: () => void): Promise<void> => {
    if (!form?.isFieldsTouched() || (await notice.confirm(t('tabs.unsaved'), { danger: true }))) close()
  }
}
