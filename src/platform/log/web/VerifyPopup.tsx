import { Alert, Button } from 'antd'
import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import { logTexts } from './log.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** The server's answer about the chain. */
export interface Verification {
  ok: boolean
  checked: number
  unsealed: number
  auditNo: number | null
  reason: 'changed' | 'missing' | 'link' | 'digest' | 'head' | 'accessLog' | null
  headHash: string
  digests: number
  foreignDigests: number
  ms: number
}
interface Props {
  found: Verification
  onClose: () => void
  onShow: (auditNo: number) => void
}
const shown = (count: number): string => count.toLocaleString('ko-KR')

export function VerifyPopup({ found, onClose, onShow }: Props) {
  const say = useTexts(logTexts)
  const { auditNo, reason } = found
  const facts: [string, string][] = [
    [say('headHash'), found.headHash],
    [say('digests'), say('digestCount', { own: found.digests, foreign: found.foreignDigests })],
    [say('took'), say('milliseconds', { ms: shown(found.ms) })],
  ]
  return (
    <BasePopup open title={say('verifyTitle')} onClose={onClose}>
      {found.ok ? (
        <Alert type="success" showIcon title={say('verifyOk', { count: shown(found.checked) })} />
      ) : (
        <Alert
          type="error"
          showIcon
          title={say('verifyBroken', { no: auditNo ?? '-' })}
          description={[
            reason && say(`reason_${reason}`),
            say('verifyBefore', { count: shown(found.checked) }),
          ]
            .filter(Boolean)
            .join(' ')}
          action={
            auditNo !== null && reason !== 'missing' ? (
              <Button size="small" onClick={() => onShow(auditNo)}>
                {say('detailOf', { no: auditNo })}
              </Button>
            ) : undefined
          }
        />
      )}
      {found.unsealed > 0 && (
        <Alert type="warning" showIcon title={say('unsealedCount', { count: shown(found.unsealed) })} />
      )}
      <table className="portal-facts log-facts">
        <tbody>
          {facts.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </BasePopup>
  )
}
