import { Tag } from 'antd'
import { ImprovementLink } from './ImprovementLink.tsx'
import { GradeTag, ImprovementStateTag } from './ImprovementTags.tsx'
import { useSimilar } from './queries.ts'
import { formTexts } from './form.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** Similar past matters with their outcome, while the title is typed. */
export function SimilarList({ typed }: { typed: string }) {
  const text = useTexts(formTexts)
  const { data = [] } = useSimilar(typed)
  if (data.length === 0) return null
  return (
    <aside className="impr-similar span-all" aria-label={text('similar')}>
      <h4>{text('similar')}</h4>
      <ul>
        {data.map((row) => (
          <li key={row.imprNo}>
            <GradeTag grade={row.gradeCd} /> <ImprovementStateTag state={row.state} />
            <ImprovementLink imprNo={row.imprNo}>{row.imprNm}</ImprovementLink>
            {row.repeated && <Tag color="volcano">{text('similar.again')}</Tag>}
            <span className="impr-more">
              {row.imprCd} · {row.placeNm}
              {row.doDesc ? ` · ${row.doDesc}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
