import type { ErrorBody } from '../../shared/session.ts'
import { useText, type TextKey } from '../text/text.ts'

const rows: [TextKey & `exception.${string}`, Exclude<keyof ErrorBody, 'fields' | 'reasons'>][] = [
  ['exception.code', 'errorCode'],
  ['exception.timestamp', 'timestamp'],
  ['exception.message', 'message'],
  ['exception.cause', 'cause'],
  ['exception.causeDetail', 'causeDetail'],
  ['exception.url', 'url'],
  ['exception.query', 'queryString'],
  ['exception.returnCode', 'returnCode'],
  ['exception.logNo', 'logNo'],
]

/** The nine facts of the exception notice (specification section 8). */
export function ExceptionTable({ body }: { body: ErrorBody }) {
  const text = useText()
  return (
    <table className="portal-facts">
      <tbody>
        {rows.map(([label, name]) => (
          <tr key={name}>
            <th scope="row">{text(label)}</th>
            <td>{String(body[name] ?? '') || '-'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
