//! Speed as a ratio to a baseline of the same run.
mod games;
mod outcome;
mod walk;
use std::time::Instant;
use std::hint::black_box;
fn main() -> anyhow::Result<()> {
    let n: u64 = std::env::args().nth(1).map_or(200_000, |a| a.parse().unwrap_or(1));
    let which = std::env::args().nth(2).unwrap_or_default();
    if which == "engine" || which == "walk" {
        let mut rng = fastrand::Rng::with_seed(1);
        for _ in 0..n {
            if which == "engine" { black_box(games::play(&mut rng)?); } else { black_box(walk::play(&mut rng)); }
        }
        return Ok(());
    }
    for round in 0..7 {
        let mut rng = fastrand::Rng::with_seed(round);
        let t = Instant::now();
        let mut d = 0u64;
        for _ in 0..n { let (o, s) = games::play(&mut rng)?; black_box(s); d = d.rotate_left(7) ^ o.digest(); }
        let e = t.elapsed();
        let mut rng = fastrand::Rng::with_seed(round);
        let t = Instant::now();
        let mut d2 = 0u64;
        for _ in 0..n { d2 = d2.rotate_left(7) ^ walk::play(&mut rng).digest(); }
        let w = t.elapsed();
        println!("{} {:.0} {:.0} ratio {:.3}", d==d2, n as f64/e.as_secs_f64(), n as f64/w.as_secs_f64(), w.as_secs_f64()/e.as_secs_f64());
    }
    Ok(())
}
