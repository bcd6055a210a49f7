import { WarningOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRetryWhenBack } from '../components/later.tsx'
import { useNetworkLost } from '../network.ts'
import { t } from '../text/text.ts'
import { useRetryReads, useUnsaidFailure } from './failed-reads.ts'
import './failed-reads.css'

/**
 * Over the page, as long as something on it could not be read and no part of it says so, such as the choices
 * of a field: an empty list of choices looks as if there were none. Tries again by itself when the network is
 * back.
 */
export function FailedReads() {
  const retry = useRetryReads()
  const failed = useUnsaidFailure()
  // Without network another bar says so, and tries.
  const lost = useNetworkLost()
  useRetryWhenBack(retry)
  if (!failed || lost) return null
  return (
    <section className="failed-reads" role="alert">
      <WarningOutlined aria-hidden />
      <span>{t('part.missing')}</span>
      <Button size="small" type="primary" onClick={retry}>
        {t('common.retry')}
      </Button>
    </section>
  )
}
