import { Tag } from 'antd'
import { ImprovementLink } from './ImprovementLink.tsx'
import { GradeTag, ImprovementStateTag } from './ImprovementTags.tsx'
import { useSimilar } from './queries.ts'

/** What was done before about something like it, while the title is typed. */
export function SimilarList({ typed }: { typed: string }) {
  const { data = [] } = useSimilar(typed)
  if (data.length === 0) return null
  return (
    <aside className="impr-similar span-all" aria-label="비슷한 과거 개선">
      <h4>비슷한 과거 개선</h4>
      <ul>
        {data.map((row) => (
          <li key={row.imprNo}>
            <GradeTag grade={row.gradeCd} /> <ImprovementStateTag state={row.state} />
            <ImprovementLink imprNo={row.imprNo}>{row.imprNm}</ImprovementLink>
            {row.repeated && <Tag color="volcano">재발함</Tag>}
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
