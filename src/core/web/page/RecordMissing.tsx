import { Button, Result } from 'antd'
import { useTabNow } from '../TabHost.tsx'
import { useTexts } from '../text/define-texts.ts'
import { menuName, useLanguage } from '../text/text.ts'
import { recordMissingTexts } from './record-missing.texts.ts'

/**
 * A record that is not there for this person: why that may be, and the way to its list. Deleted, of somebody
 * else and never there are one answer, so that nobody learns whose numbers exist.
 */
export function RecordMissing({ message }: { message: string }) {
  const tab = useTabNow()
  const text = useTexts(recordMissingTexts)
  const language = useLanguage()
  // Over a list, in a drawer or a dialog, closing leads back to it.
  const list = tab && tab.menu.routePath !== tab.path ? tab.menu : undefined
  return (
    <Result
      status="404"
      title={message}
      subTitle={text('why')}
      extra={
        list && (
          <Button type="primary" onClick={() => tab?.open(list.routePath)}>
            {text('toList', { list: menuName(list, language) })}
          </Button>
        )
      }
    />
  )
}
