//! A few seconds of what `cargo xtask soak` does for as long as one likes. Memory cannot be
//! judged so soon, everything else can.

use std::time::Duration;

use doko_soak::{Plan, run};

#[tokio::test(flavor = "multi_thread")]
async fn a_few_seconds_of_load_with_faults_go_well() -> anyhow::Result<()> {
    let plan = Plan {
        time: Duration::from_secs(5),
        seed: 1,
        every: 20,
    };
    let mut looks = 0;
    let report = run(&plan, |_| looks += 1).await?;
    assert!(looks > 0);
    let mut faults = report.faults();
    faults.retain(|fault| !fault.starts_with("memory"));
    assert_eq!(faults, Vec::<String>::new(), "{report}");
    Ok(())
}
